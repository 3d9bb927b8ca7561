#include "engine/to_static/hazards/program/made_parameters.hpp"

#include <algorithm>

namespace paddle_ls::to_static {
namespace {

bool has_parameter(const Ast& ast, NodeId function, std::string_view name) {
  const auto below = python_ast::preorder(ast, ast.child(function, Field::args));
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    return ast.is(node, Kind::arg) && ast.text(node) == name;
  });
}

// The name that an expression calls; empty where it does not call a name.
std::string_view called_name(const Ast& ast, NodeId expression) {
  if (!ast.is(expression, Kind::call)) return {};
  const NodeId callee = ast.child(expression, Field::func);
  return ast.is(callee, Kind::name) ? ast.text(callee) : std::string_view();
}

}  // namespace

std::vector<std::string_view> made_parameters(const Ast& ast, NodeId function) {
  std::vector<std::string_view> found;
  const auto below = python_ast::preorder(ast, function);
  const auto add = [&](NodeId value) {
    const std::string_view name = called_name(ast, value);
    if (!name.empty() && has_parameter(ast, function, name)) found.push_back(name);
  };
  for (const NodeId node : below) {
    if (!ast.is(node, Kind::return_stmt)) continue;
    const NodeId value = ast.child(node, Field::value);
    add(value);
    if (!ast.is(value, Kind::name)) continue;
    for (const NodeId other : below) {
      if (!ast.is(other, Kind::assign)) continue;
      const NodeId target = ast.list(other, Field::targets).front();
      if (ast.is(target, Kind::name) && ast.text(target) == ast.text(value)) {
        add(ast.child(other, Field::value));
      }
    }
  }
  return found;
}

}  // namespace paddle_ls::to_static
