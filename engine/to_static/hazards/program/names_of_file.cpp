#include "engine/to_static/hazards/program/names_of_file.hpp"

#include <algorithm>

namespace paddle_ls::to_static {
namespace {

constexpr std::size_t most_stars = 8;

// Packages outside of the project, and packages that `to_static` does not convert.
constexpr std::string_view libraries[] = {"abc",    "collections", "functools", "itertools",
                                          "math",   "np",          "numpy",     "os",
                                          "paddle", "random",      "torch",     "typing"};

bool is_library(std::string_view module) {
  return std::find(std::begin(libraries), std::end(libraries), first_of(module)) !=
         std::end(libraries);
}

// What an import makes of a dotted name; nothing when there is no such import, or it is a
// library's.
References imported(const Part& part, std::string_view dotted) {
  const auto found = part.file.imports.find(first_of(dotted));
  if (found == part.file.imports.end()) return {};
  const BoundImport& import = found->second;
  if (is_library(import.module)) return {};
  std::string path = joined(import.name, rest_of(dotted));
  if (path.empty()) return {};
  return {{no_node, import.module, std::move(path)}};
}

}  // namespace

std::string_view first_of(std::string_view dotted) {
  return dotted.substr(0, dotted.find('.'));
}

std::string_view rest_of(std::string_view dotted) {
  const std::size_t dot = dotted.find('.');
  return dot == std::string_view::npos ? std::string_view() : dotted.substr(dot + 1);
}

NodeId parameter_named(const Part& part, NodeId function, std::string_view name) {
  const Ast& ast = part.ast;
  for (const NodeId node : python_ast::preorder(ast, ast.child(function, Field::args))) {
    if (ast.is(node, Kind::arg) && ast.text(node) == name) return node;
  }
  return no_node;
}

NodeId scope_of(const Part& part, NodeId around, std::string_view name) {
  for (NodeId scope = around; scope != no_node; scope = part.function_around(scope)) {
    if (part.piece->values.contains({scope, std::string(name)})) return scope;
    if (parameter_named(part, scope, name) != no_node) return scope;
  }
  return no_node;
}

References of_file(const Part& part, std::string_view dotted, Kind kind) {
  const std::string_view first = first_of(dotted);
  if (part.file.definition(first, kind)) return {{no_node, "", std::string(dotted)}};
  if (kind == Kind::function_def && part.file.function(first)) {
    return {{no_node, "", std::string(dotted)}};
  }
  References found = imported(part, dotted);
  if (!found.empty() || part.file.imports.contains(first)) return found;
  for (const std::string& module : part.file.stars) {
    if (is_library(module) || found.size() == most_stars) continue;
    found.push_back({no_node, module, std::string(dotted)});
  }
  return found;
}

}  // namespace paddle_ls::to_static
