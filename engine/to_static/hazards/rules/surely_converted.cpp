#include "engine/to_static/hazards/rules/surely_converted.hpp"

#include <algorithm>

namespace paddle_ls::to_static {
namespace {

bool is_plain_kind(Kind kind) {
  switch (kind) {
    case Kind::assign:
    case Kind::aug_assign:
    case Kind::expr_stmt:
    case Kind::if_stmt:
    case Kind::for_stmt:
    case Kind::while_stmt:
    case Kind::return_stmt:
    case Kind::assert_stmt:
    case Kind::raise_stmt:
    case Kind::pass_stmt:
    case Kind::name:
    case Kind::attribute:
    case Kind::subscript:
    case Kind::slice:
    case Kind::call:
    case Kind::keyword:
    case Kind::constant:
    case Kind::bin_op:
    case Kind::unary_op:
    case Kind::bool_op:
    case Kind::compare:
    case Kind::comparison:
    case Kind::if_exp:
    case Kind::tuple:
    case Kind::list:
    case Kind::dict:
    case Kind::dict_item:
    case Kind::joined_str:
    case Kind::formatted_value:
    case Kind::format_spec:
    case Kind::string_part:
    case Kind::literal_text:
    case Kind::list_comp:
    case Kind::comprehension: return true;
    default: return false;
  }
}

bool is_dotted_name(const Ast& ast, NodeId node) {
  while (ast.is(node, Kind::attribute)) node = ast.child(node, Field::value);
  return ast.is(node, Kind::name);
}

// What is assigned is carried under its own words, so these must be a name for Python.
bool is_plain_store(const Ast& ast, NodeId node) {
  switch (ast.kind(node)) {
    case Kind::attribute: return ast.text(node) != "shape" && is_dotted_name(ast, node);
    case Kind::subscript: return is_dotted_name(ast, ast.child(node, Field::value));
    default: return true;
  }
}

bool is_plain_call(const Ast& ast, NodeId call) {
  const NodeId callee = ast.child(call, Field::func);
  if (ast.is(callee, Kind::name)) return ast.text(callee) != "super";
  if (!ast.is(callee, Kind::attribute)) return true;
  const std::string_view method = ast.text(callee);
  if (method == "register_hook") return false;
  // Their receivers are carried too.
  const bool grows = method == "append" || method == "pop";
  return !grows || is_dotted_name(ast, ast.child(callee, Field::value));
}

bool is_plain(const HazardFacts& facts, NodeId node) {
  const Ast& ast = facts.ast;
  const Kind kind = ast.kind(node);
  if (!is_plain_kind(kind)) return false;
  switch (kind) {
    case Kind::return_stmt: {
      // `return None` leaves its block empty.
      const NodeId value = ast.child(node, Field::value);
      return value != no_node && ast.text(value) != "None" && facts.loop(node) == no_node;
    }
    case Kind::for_stmt:
    case Kind::while_stmt: return ast.list(node, Field::orelse).empty();
    case Kind::name:
    case Kind::attribute:
    case Kind::subscript:
    case Kind::tuple:
    case Kind::list:
      return ast.context(node) == Context::load ||
             (ast.context(node) == Context::store && is_plain_store(ast, node));
    case Kind::call: return is_plain_call(ast, node);
    default: return true;
  }
}

bool has_plain_signature(const HazardFacts& facts) {
  const Ast& ast = facts.ast;
  const NodeList& decorators = ast.list(facts.function, Field::decorators);
  const bool is_bare = std::all_of(decorators.begin(), decorators.end(), [&](NodeId decorator) {
    const bool is_call = ast.is(decorator, Kind::call);
    return is_to_static(facts.part, is_call ? ast.child(decorator, Field::func) : decorator);
  });
  const NodeId args = ast.child(facts.function, Field::args);
  if (!is_bare || !ast.list(args, Field::posonly).empty() ||
      !ast.list(args, Field::kwonly).empty()) {
    return false;
  }
  const NodeList& parameters = ast.list(args, Field::args);
  return std::all_of(parameters.begin(), parameters.end(), [&](NodeId parameter) {
    const NodeId value = ast.child(parameter, Field::default_value);
    return value == no_node || ast.is(value, Kind::constant);
  });
}

}  // namespace

bool is_surely_converted(const HazardFacts& facts) {
  return has_plain_signature(facts) &&
         std::all_of(facts.nodes.begin(), facts.nodes.end(),
                     [&](NodeId node) { return is_plain(facts, node); });
}

}  // namespace paddle_ls::to_static
