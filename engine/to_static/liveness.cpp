#include "engine/to_static/liveness.hpp"

#include <array>

#include "engine/python_ast/unparse.hpp"

namespace paddle_ls::to_static {
namespace {

// Functions that conversion made out of control flow: what they write is written around them too.
constexpr std::array control_flow_functions{"while_body", "for_loop_condition", "for_loop_body",
                                            "true_fn", "false_fn"};

void merge(NameSet& to, const NameSet& from) {
  to.insert(from.begin(), from.end());
}

void merge(NameScope& to, const NameScope& from) {
  merge(to.globals, from.globals);
  merge(to.nonlocals, from.nonlocals);
  merge(to.arguments, from.arguments);
  merge(to.written, from.written);
  merge(to.push_pop, from.push_pop);
}

}  // namespace

NameSet NameScope::existing() const {
  NameSet names;
  for (const std::string& name : written) {
    const bool elsewhere =
        globals.contains(name) || nonlocals.contains(name) || arguments.contains(name);
    if (!elsewhere && name.find('.') == std::string::npos) names.insert(name);
  }
  return names;
}

Liveness::Liveness(const Ast& ast, NodeId function) : ast_(ast) {
  visit_scope(function);
}

NodeId Liveness::nearest_function() const {
  for (std::size_t at = open_.size() - 1; at-- > 0;) {
    if (ast_.is(open_[at], Kind::function_def)) return open_[at];
  }
  return no_node;
}

void Liveness::children(NodeId node) {
  python_ast::for_each_child(ast_, node, [&](NodeId child) { visit(child); });
}

void Liveness::visit(NodeId node) {
  switch (ast_.kind(node)) {
    case Kind::list_comp:
    case Kind::dict_comp: return;
    case Kind::function_def: return visit_scope(node);
    case Kind::for_stmt:
    case Kind::while_stmt:
    case Kind::if_stmt: return visit_control_flow(node);
    case Kind::name:
    case Kind::attribute:
    case Kind::subscript: children(node); return note_write(node);
    case Kind::except_handler:
      if (const NodeId type = ast_.child(node, Field::type)) visit(type);
      if (!ast_.text(node).empty()) current().written.insert(std::string(ast_.text(node)));
      for (const NodeId item : ast_.list(node, Field::body)) visit(item);
      return;
    case Kind::call: children(node); return note_push_pop(node);
    case Kind::global_stmt:
      for (const NodeId name : ast_.list(node, Field::names)) {
        current().globals.insert(std::string(ast_.text(name)));
      }
      return;
    case Kind::nonlocal_stmt:
      for (const NodeId name : ast_.list(node, Field::names)) {
        current().nonlocals.insert(std::string(ast_.text(name)));
      }
      return;
    default: return children(node);
  }
}

void Liveness::visit_scope(NodeId node) {
  scopes_[node] = {};
  open_.push_back(node);
  current().function = nearest_function();
  if (ast_.is(node, Kind::function_def)) {
    const NodeId args = ast_.child(node, Field::args);
    const auto note = [&](NodeId arg) {
      if (arg != no_node) current().arguments.insert(std::string(ast_.text(arg)));
    };
    for (const NodeId arg : ast_.list(args, Field::args)) note(arg);
    note(ast_.child(args, Field::vararg));
    note(ast_.child(args, Field::kwarg));
  }
  children(node);
  open_.pop_back();
  if (open_.empty() || !ast_.is(node, Kind::function_def)) return;
  for (const std::string_view prefix : control_flow_functions) {
    if (!ast_.text(node).starts_with(prefix)) continue;
    merge(current().written, scopes_[node].written);
    merge(current().push_pop, scopes_[node].push_pop);
  }
}

void Liveness::visit_control_flow(NodeId node) {
  open_.push_back(node);
  const NodeId function = nearest_function();
  open_.pop_back();
  const NameSet before = scopes_[function].existing();
  visit_scope(node);
  const NameScope own = scopes_[node];
  merge(current(), own);
  merge(scopes_[function], own);
  for (const std::string& name : scopes_[function].existing()) {
    if (before.contains(name)) continue;
    scopes_[node].created.insert(name);
    scopes_[function].created.insert(name);
  }
}

void Liveness::note_write(NodeId node) {
  if (ast_.context(node) == Context::load) return;
  if (ast_.is(node, Kind::name)) {
    current().written.insert(std::string(ast_.text(node)));
  } else if (ast_.is(node, Kind::attribute)) {
    current().written.insert(python_ast::unparse_expression(ast_, node));
  } else {
    while (ast_.is(ast_.child(node, Field::value), Kind::subscript)) {
      node = ast_.child(node, Field::value);
    }
    const NodeId base = ast_.child(node, Field::value);
    if (ast_.is(base, Kind::name)) current().written.insert(std::string(ast_.text(base)));
  }
}

void Liveness::note_push_pop(NodeId call) {
  const NodeId callee = ast_.child(call, Field::func);
  if (!ast_.is(callee, Kind::attribute)) return;
  if (ast_.text(callee) != "append" && ast_.text(callee) != "pop") return;
  current().push_pop.insert(python_ast::unparse_expression(ast_, ast_.child(callee, Field::value)));
}

bool Liveness::is_global(const std::string& name, NodeId node) const {
  while (node != no_node) {
    const NameScope& at = scopes_.at(node);
    if (at.globals.contains(name)) return true;
    if (at.nonlocals.contains(name) || at.written.contains(name)) return false;
    node = at.function;
  }
  return true;
}

std::vector<std::string> Liveness::push_pop_names(NodeId node) const {
  std::vector<std::string> names;
  for (const std::string& name : scope(node).push_pop) {
    const bool simple = name.find_first_of(".[") == std::string::npos;
    if (!simple || !is_global(name, node)) names.push_back(name);
  }
  return names;
}

}  // namespace paddle_ls::to_static
