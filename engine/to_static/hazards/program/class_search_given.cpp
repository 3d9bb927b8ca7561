// Classes that calls pass to parameters or add to containers.
#include <algorithm>
#include <utility>

#include "engine/to_static/hazards/program/class_search.hpp"
#include "engine/to_static/hazards/program/handed.hpp"
#include "engine/to_static/hazards/program/made_parameters.hpp"
#include "engine/to_static/hazards/program/names_of_file.hpp"
#include "engine/to_static/hazards/program/registered.hpp"

namespace paddle_ls::to_static {

void Classes::add_made(const Definition& function, NodeId call, int depth) {
  if (!function) return;
  const Ast& there = function.part->ast;
  const NodeList& parameters = there.list(there.child(function.node, Field::args), Field::args);
  const NodeList& arguments = ast_.list(call, Field::args);
  for (const std::string_view name : made_parameters(there, function.node)) {
    NodeId value = keyword_value(ast_, call, name);
    for (std::size_t at = 0; at < parameters.size() && at < arguments.size(); ++at) {
      if (there.text(parameters[at]) == name) value = arguments[at];
    }
    add_called(value, depth);
  }
}

NodeId Classes::inner_class(const std::string& name) const {
  for (NodeId scope = around_; scope != no_node; scope = part_.function_around(scope)) {
    for (const NodeId node : ast_.list(scope, Field::body)) {
      if (ast_.is(node, Kind::class_def) && ast_.text(node) == name) return node;
    }
  }
  return no_node;
}

NodeId Classes::default_of(NodeId function, std::string_view name) const {
  const NodeId parameter = parameter_named(part_, function, name);
  return parameter == no_node ? no_node : ast_.child(parameter, Field::default_value);
}

bool Classes::is_list_of_layers(NodeId value) const {
  return ast_.is(value, Kind::list) ||
         (ast_.is(value, Kind::call) &&
          contains(layer_containers, part_.qualified(ast_.child(value, Field::func))));
}

NodeList Classes::put_into(const std::string& name, NodeId scope) const {
  static constexpr std::string_view ways[] = {"add_sublayer", "append", "extend", "insert"};
  NodeList found;
  for (const NodeId node : python_ast::preorder(ast_, scope)) {
    if (!ast_.is(node, Kind::call)) continue;
    const NodeId callee = ast_.child(node, Field::func);
    if (!ast_.is(callee, Kind::attribute) || !contains(ways, ast_.text(callee))) continue;
    if (part_.dotted(ast_.child(callee, Field::value)) != name) continue;
    const NodeList& arguments = ast_.list(node, Field::args);
    if (!arguments.empty()) found.push_back(arguments.back());
  }
  return found;
}

void Classes::add_given(NodeId function, const std::string& name, int depth, Add how) {
  const NodeList parameters = positional_parameters(part_, function);
  const auto is_named = [&](NodeId each) { return ast_.text(each) == name; };
  const auto found = std::find_if(parameters.begin(), parameters.end(), is_named);
  const NodeId type = part_.class_of(function);
  if (found == parameters.end() || type == no_node) return;
  const auto place = static_cast<std::size_t>(found - parameters.begin());
  if (ast_.text(function) != "__init__") {
    if (how != &Classes::add_called) return;
    for (const NodeId node : python_ast::preorder(ast_, type)) {
      const bool calls =
          ast_.is(node, Kind::call) &&
          part_.dotted(ast_.child(node, Field::func)) == "self." + std::string(ast_.text(function));
      if (!calls) continue;
      const NodeId value = given_to(part_, node, place, name);
      if (value != no_node) add_where_it_stands(value, depth, how);
    }
    return;
  }
  for (const Part& part : part_.file.parts) {
    for (const NodeId statement : part.statements) {
      if (!part.ast.is(statement, Kind::assign)) continue;
      const NodeId call = part.ast.child(statement, Field::value);
      if (!part.ast.is(call, Kind::call)) continue;
      if (part.dotted(part.ast.child(call, Field::func)) != ast_.text(type)) continue;
      add_in_part(part, given_to(part, call, place, name), depth, how);
    }
  }
}

NodeId Classes::given_to(const Part& part, NodeId call, std::size_t place,
                         const std::string& name) {
  const NodeList& arguments = part.ast.list(call, Field::args);
  const NodeId value = keyword_value(part.ast, call, name);
  return value == no_node && place < arguments.size() ? arguments[place] : value;
}

}  // namespace paddle_ls::to_static
