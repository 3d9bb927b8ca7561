#include "engine/to_static/generated_file.hpp"

#include <algorithm>
#include <array>

#include "engine/python/evaluate/state/builtins.hpp"

namespace paddle_ls::to_static {
namespace {

using namespace std::string_view_literals;

constexpr std::array exception_endings{"Error"sv,          "Exception"sv,         "Warning"sv,
                                       "Exit"sv,           "KeyboardInterrupt"sv, "StopIteration"sv,
                                       "ExceptionGroup"sv, "StopAsyncIteration"sv};
// Only those names of `typing` that may be a default value.
constexpr std::array imported_names{"Any"sv,      "Dict"sv,   "List"sv, "Optional"sv, "Set"sv,
                                    "Tensor"sv,   "Tuple"sv,  "Type"sv, "Union"sv,    "_jst"sv,
                                    "Callable"sv, "paddle"sv, "np"sv,   "warnings"sv};

bool is_known(std::string_view name) {
  return is_builtin_name(name) ||
         std::find(imported_names.begin(), imported_names.end(), name) != imported_names.end();
}

void add_missing(const Ast& ast, NodeId node, std::vector<NodeId>& to) {
  // The body of a lambda is evaluated later.
  if (ast.is(node, Kind::lambda)) return;
  if (ast.is(node, Kind::name) && !is_known(ast.text(node))) to.push_back(node);
  python_ast::for_each_child(ast, node, [&](NodeId child) { add_missing(ast, child, to); });
}

// A comprehension has its own names.
void remove_bound(const Ast& ast, NodeId value, std::vector<NodeId>& from) {
  for (const NodeId bound : python_ast::preorder(ast, value)) {
    if (!ast.is(bound, Kind::name) || ast.context(bound) != Context::store) continue;
    std::erase_if(from, [&](NodeId name) { return ast.text(name) == ast.text(bound); });
  }
}

}  // namespace

bool is_builtin_name(std::string_view name) {
  if (python::is_builtin(name) || name == "exit" || name == "quit") return true;
  return !name.empty() && 'A' <= name.front() && name.front() <= 'Z' &&
         std::any_of(exception_endings.begin(), exception_endings.end(),
                     [&](std::string_view ending) { return name.ends_with(ending); });
}

std::vector<NodeId> names_missing_in_defaults(const Ast& ast, NodeId function) {
  std::vector<NodeId> missing;
  for (const NodeId arg : python_ast::preorder(ast, ast.child(function, Field::args))) {
    if (!ast.is(arg, Kind::arg)) continue;
    const NodeId value = ast.child(arg, Field::default_value);
    if (value == no_node) continue;
    std::vector<NodeId> names;
    add_missing(ast, value, names);
    remove_bound(ast, value, names);
    missing.insert(missing.end(), names.begin(), names.end());
  }
  return missing;
}

}  // namespace paddle_ls::to_static
