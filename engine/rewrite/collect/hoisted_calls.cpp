#include "engine/rewrite/collect/hoisted_calls.hpp"

#include <algorithm>

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// Each use of a statement compares itself with those before it.
constexpr std::size_t most_calls = 16;

// Nodes without side effects: names, displays and argument lists.
bool is_without_effect(Node node) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = node.kind();
  return !node.is_named() || kind == k.identifier || kind == k.attribute || kind == k.integer ||
         kind == k.float_ || kind == k.list || kind == k.tuple || kind == k.keyword_argument ||
         kind == k.argument_list || kind == k.comment;
}

}  // namespace

void HoistedCalls::note(const python::Use& use) {
  if (!use.call || use.statement == python::none) return;
  if (statement_ != use.statement) calls_.clear();
  statement_ = use.statement;
  if (calls_.size() < most_calls) calls_.push_back(use.call.range());
}

bool HoistedCalls::precede(const python::Use& use, Node statement) const {
  const auto after = static_cast<std::uint16_t>(python::Bar::after_effects);
  if (!statement || use.bars.bits != after || use.statement != statement_) return false;
  // A call around it that is moved determines its order.
  const bool is_inside = std::any_of(calls_.begin(), calls_.end(), [&](text::ByteRange call) {
    return call.end > use.range.start;
  });
  if (is_inside) return false;
  for (syntax::Walk walk(statement); walk; walk.next()) {
    const Node node = walk.node();
    const bool is_moved = std::find(calls_.begin(), calls_.end(), node.range()) != calls_.end();
    if (is_moved || node.start() >= use.range.start) {
      walk.skip_children();
    } else if (node.end() <= use.range.start && !is_without_effect(node)) {
      return false;
    }
  }
  return true;
}

}  // namespace paddle_ls::rewrite
