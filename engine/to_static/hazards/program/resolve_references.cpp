#include "engine/to_static/hazards/program/resolve_references.hpp"

#include <algorithm>
#include <utility>

#include "engine/to_static/hazards/program/class_search.hpp"
#include "engine/to_static/hazards/program/names_of_file.hpp"

namespace paddle_ls::to_static {
namespace {

// Whether the device or the machine decides that the statement is reached.
bool depends_on_environment(const Part& part, NodeId statement, NodeId function) {
  static constexpr std::string_view questions[] = {"paddle.device.get_device", "paddle.get_device",
                                                   "paddle.distributed.get_world_size",
                                                   "os.environ.get", "os.getenv"};
  for (NodeId node = statement; node != function; node = part.parent(node)) {
    if (!part.ast.is(node, Kind::if_stmt)) continue;
    for (const NodeId below : python_ast::preorder(part.ast, part.ast.child(node, Field::test))) {
      if (!part.ast.is(below, Kind::call)) continue;
      const std::string name = part.qualified(part.ast.child(below, Field::func));
      if (contains(questions, name) || name.starts_with("paddle.is_compiled_with") ||
          name.starts_with("paddle.device.is_")) {
        return true;
      }
    }
  }
  return false;
}

// The function in the body of another one that the name means, or `no_node`.
NodeId inner_function(const Part& part, NodeId function, NodeId name) {
  if (!part.ast.is(name, Kind::name)) return no_node;
  for (const NodeId statement : part.ast.list(function, Field::body)) {
    const bool is_named = part.ast.is(statement, Kind::function_def) &&
                          part.ast.text(statement) == part.ast.text(name);
    if (is_named) return statement;
  }
  return no_node;
}

}  // namespace

std::string joined(std::string_view left, std::string_view right) {
  std::string whole(left);
  if (!left.empty() && !right.empty()) whole += '.';
  return whole.append(right);
}

References classes_of_value(const Part& part, NodeId expression, NodeId around) {
  const auto find = [&] {
    Classes classes(part, around);
    classes.add(expression, 0);
    return classes.take();
  };
  const std::string name = part.dotted(expression);
  return name.empty() ? find() : part.known_names.of(around, name, find);
}

References called_by_value(const Part& part, NodeId value, NodeId around) {
  Classes classes(part, around);
  classes.add_called(value, 0);
  return classes.take();
}

References results_of(const Part& part, NodeId function) {
  Classes classes(part, function);
  References returned;
  for (const NodeId node : python_ast::preorder(part.ast, function)) {
    if (!part.ast.is(node, Kind::return_stmt) || part.function_around(node) != function) continue;
    if (depends_on_environment(part, node, function)) continue;
    const NodeId value = part.ast.child(node, Field::value);
    classes.add(value, 0);
    // Calling a function that returns a class makes an object.
    if (!part.ast.is(value, Kind::call)) classes.add_called(value, 0);
    const NodeId inner = inner_function(part, function, value);
    if (inner != no_node) returned.push_back({inner, "", ""});
  }
  References found = classes.take();
  found.insert(found.end(), returned.begin(), returned.end());
  return found;
}

References base_of(const Part& part, NodeId type) {
  for (const NodeId base : part.ast.list(type, Field::bases)) {
    const std::string name = part.dotted(base);
    if (name.empty()) continue;
    References found = of_file(part, name, Kind::class_def);
    if (!found.empty()) return found;
  }
  return {};
}

References functions_of_value(const Part& part, NodeId expression, NodeId around) {
  const std::string name = part.dotted(expression);
  References found;
  if (!name.empty() && scope_of(part, around, first_of(name)) == no_node) {
    found = of_file(part, name, name == first_of(name) ? Kind::function_def : Kind::class_def);
  }
  if (name != "self") {
    add_methods(part, classes_of_value(part, expression, around), "forward", found);
  }
  if (found.empty() && part.ast.is(expression, Kind::attribute)) {
    add_methods(part, classes_of_value(part, part.ast.child(expression, Field::value), around),
                part.ast.text(expression), found);
  }
  return found;
}

}  // namespace paddle_ls::to_static
