#include "engine/python_ast/ast.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace paddle_ls::python_ast {
namespace {

constexpr auto field_total = static_cast<std::size_t>(Field::count);
constexpr std::uint8_t absent = 0xff;
using Places =
    std::array<std::array<std::uint8_t, field_total>, static_cast<std::size_t>(Kind::count)>;

// The slot of a field in the row of its node, by kind and field; lists have one more bit. A plain
// object, because every step through a tree reads it.
constexpr std::uint8_t list_bit = 0x80;
const Places places = [] {
  Places made;
  for (std::size_t kind = 0; kind < made.size(); ++kind) {
    made[kind].fill(absent);
    const Layout& fields = layout(static_cast<Kind>(kind));
    for (std::uint8_t at = 0; at < field_count(static_cast<Kind>(kind)); ++at) {
      const int place = fields[at].is_list ? at | list_bit : at;
      made[kind][static_cast<std::size_t>(fields[at].field)] = static_cast<std::uint8_t>(place);
    }
  }
  return made;
}();

}  // namespace

Ast::Ast() {
  lists_.emplace_back();
  nodes_.push_back({.text = intern(""),
                    .slots = 0,
                    .start = 0,
                    .end = 0,
                    .kind = Kind::nothing,
                    .detail = 0,
                    .helper = false});
}

NodeId Ast::make(Kind kind, Origin origin) {
  return make(kind, origin, "");
}

NodeId Ast::make(Kind kind, Origin origin, std::string_view text) {
  const auto slots = static_cast<std::uint32_t>(slots_.size());
  const Layout& fields = layout(kind);
  for (std::uint8_t at = 0; at < field_count(kind); ++at) {
    if (fields[at].is_list) lists_.emplace_back();
    slots_.push_back(fields[at].is_list ? static_cast<std::uint32_t>(lists_.size() - 1) : no_node);
  }
  nodes_.push_back({.text = intern(text),
                    .slots = slots,
                    .start = origin.start,
                    .end = origin.end,
                    .kind = kind,
                    .detail = 0,
                    .helper = origin.helper});
  return static_cast<NodeId>(nodes_.size() - 1);
}

Origin Ast::origin(NodeId node) const {
  return {nodes_[node].start, nodes_[node].end, nodes_[node].helper};
}

void Ast::set_origin(NodeId node, Origin origin) {
  nodes_[node].start = origin.start;
  nodes_[node].end = origin.end;
  nodes_[node].helper = origin.helper;
}

bool Ast::has(NodeId node, Field field) const {
  return places[static_cast<std::size_t>(kind(node))][static_cast<std::size_t>(field)] != absent;
}

std::uint32_t Ast::slot(NodeId node, Field field, bool is_list) const {
  const std::uint8_t place =
      places[static_cast<std::size_t>(kind(node))][static_cast<std::size_t>(field)];
  if (place == absent || ((place & list_bit) != 0) != is_list) {
    std::fprintf(stderr, "node kind %d has no such field: %d\n", static_cast<int>(kind(node)),
                 static_cast<int>(field));
    std::abort();
  }
  return nodes_[node].slots + static_cast<std::uint8_t>(place & ~list_bit);
}

const std::string* Ast::intern(std::string_view text) {
  const auto found = interned_.find(text);
  if (found != interned_.end()) return found->second;
  const std::string& kept = texts_.emplace_back(text);
  interned_.emplace(kept, &kept);
  return &kept;
}

NodeId Ast::copy(NodeId node) {
  if (node == no_node) return no_node;
  const NodeId made = make(kind(node), origin(node), text(node));
  nodes_[made].detail = nodes_[node].detail;
  const Layout& fields = layout(kind(node));
  for (std::uint8_t at = 0; at < field_count(kind(node)); ++at) {
    const Field field = fields[at].field;
    if (!fields[at].is_list) {
      set_child(made, field, copy(child(node, field)));
      continue;
    }
    NodeList& copies = list(made, field);
    for (const NodeId item : list(node, field)) copies.push_back(copy(item));
  }
  return made;
}

bool Ast::depth_within(NodeId root) const {
  std::vector<NodeId> level{root};
  std::vector<NodeId> below;
  for (std::uint32_t depth = 0; !level.empty(); ++depth) {
    if (depth > max_depth) return false;
    below.clear();
    for (const NodeId node : level) {
      for_each_child(*this, node, [&](NodeId child) { below.push_back(child); });
    }
    level.swap(below);
  }
  return true;
}

std::vector<NodeId> preorder(const Ast& ast, NodeId root) {
  std::vector<NodeId> order;
  std::vector<NodeId> open{root};
  while (!open.empty()) {
    const NodeId node = open.back();
    open.pop_back();
    order.push_back(node);
    const std::size_t first = open.size();
    for_each_child(ast, node, [&](NodeId child) { open.push_back(child); });
    std::reverse(open.begin() + static_cast<std::ptrdiff_t>(first), open.end());
  }
  return order;
}

}  // namespace paddle_ls::python_ast
