#include "engine/rewrite/source/unpacked_keywords.hpp"

#include "engine/python/facts/string_literal.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

bool is_place_or_type(std::string_view key) {
  return key == "device" || key == "dtype";
}

// `{"device": d, "dtype": t}` or `dict(device=d, dtype=t)`.
bool holds_only_place_and_type(Node value, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const bool is_display = value.kind() == k.dictionary;
  const bool is_call = value.kind() == k.call && value.field(k.function).in(source) == "dict";
  if (!is_display && !is_call) return false;
  const Node items = is_call ? value.field(k.arguments) : value;
  for (Node item = items.named_child(0); item; item = item.next_sibling()) {
    if (!item.is_named() || item.kind() == k.comment) continue;
    if (item.kind() == k.keyword_argument && is_place_or_type(item.field(k.name).in(source))) {
      continue;
    }
    if (item.kind() != k.pair || item.field(k.key).kind() != k.string) return false;
    const auto key = python::literal_content(source, item.field(k.key).range());
    if (!is_place_or_type(text::slice(source, key))) return false;
  }
  return true;
}

// Every place of `function` that binds or reads `name` has to be such a dictionary or a `**`.
bool is_only_place_and_type(std::string_view name, Node function, std::string_view source) {
  const PythonKinds& k = python_kinds();
  bool is_made = false;
  for (syntax::Walk walk(function); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() != k.identifier || node.in(source) != name) continue;
    const Node parent = node.parent();
    if (parent.kind() == k.dictionary_splat) continue;
    const bool is_target =
        parent.kind() == k.assignment && parent.field(k.left).range() == node.range();
    if (!is_target || !holds_only_place_and_type(parent.field(k.right), source)) return false;
    is_made = true;
  }
  return is_made;
}

}  // namespace

bool unpacks_keywords(Node call) {
  const PythonKinds& k = python_kinds();
  const Node arguments = call.field(k.arguments);
  for (Node child = arguments.named_child(0); child; child = child.next_sibling()) {
    if (child.kind() == k.dictionary_splat) return true;
  }
  return false;
}

bool unpacks_only_place_and_type(std::string_view source, const python::Names& names,
                                 python::ScopeId scope, Node call) {
  const PythonKinds& k = python_kinds();
  while (scope != python::none && names.scopes[scope].kind == python::ScopeKind::comprehension) {
    scope = names.scopes[scope].parent;
  }
  if (scope == python::none || names.scopes[scope].kind != python::ScopeKind::function)
    return false;
  const Node function = names.scopes[scope].node;
  const Node arguments = call.field(k.arguments);
  for (Node child = arguments.named_child(0); child; child = child.next_sibling()) {
    if (child.kind() != k.dictionary_splat) continue;
    const Node unpacked = child.named_child(0);
    if (unpacked.kind() != k.identifier) return false;
    if (!is_only_place_and_type(unpacked.in(source), function, source)) return false;
  }
  return true;
}

}  // namespace paddle_ls::rewrite
