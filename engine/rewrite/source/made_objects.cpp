#include "engine/rewrite/source/made_objects.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

bool is_call_of_class(Node call, std::string_view source) {
  std::string_view callee = call.field(python_kinds().function).in(source);
  callee.remove_prefix(callee.rfind('.') + 1);
  return callee == "range" || (!callee.empty() && callee.front() >= 'A' && callee.front() <= 'Z');
}

// What is written there, names apart.
bool shows_object(Node value, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = value.kind();
  if (kind == k.parenthesized_expression) return shows_object(value.named_child(0), source);
  if (kind == k.conditional_expression) {
    return shows_object(value.named_child(0), source) && shows_object(value.named_child(2), source);
  }
  if (kind == k.call) return is_call_of_class(value, source);
  return kind == k.list || kind == k.tuple || kind == k.list_comprehension;
}

enum class Role { read, object, other };

// The role of the identifier `name` at its position. Anything that may bind it to a value that is
// not visible is `other`.
Role role_of(Node name, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node parent = name.parent();
  const std::uint16_t kind = parent.kind();
  const auto is_at = [&](std::uint16_t field) {
    return parent.field(field).range() == name.range();
  };
  if (kind == k.assignment && is_at(k.left)) {
    return shows_object(parent.field(k.right), source) ? Role::object : Role::other;
  }
  const std::array reads = {k.argument_list,
                            k.attribute,
                            k.assignment,
                            k.keyword_argument,
                            k.comparison_operator,
                            k.not_operator,
                            k.boolean_operator,
                            k.if_statement,
                            k.conditional_expression,
                            k.return_statement,
                            k.call,
                            k.parenthesized_expression,
                            k.interpolation};
  return std::find(reads.begin(), reads.end(), kind) != reads.end() ? Role::read : Role::other;
}

struct Roles {
  bool object = false;
  bool other = false;
};

Roles roles_in(Node scope, std::string_view name, std::string_view source) {
  Roles roles;
  for (syntax::Walk walk(scope); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() != python_kinds().identifier || node.in(source) != name) continue;
    const Role role = role_of(node, source);
    roles.object = roles.object || role == Role::object;
    roles.other = roles.other || role == Role::other;
  }
  return roles;
}

}  // namespace

bool is_made_object(Node value, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (value.kind() != k.identifier) return shows_object(value, source);
  for (Node scope = value.parent(); scope; scope = scope.parent()) {
    if (scope.kind() != k.function_definition && scope.kind() != k.module) continue;
    const Roles roles = roles_in(scope, value.in(source), source);
    if (roles.other) return false;
    if (roles.object) return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
