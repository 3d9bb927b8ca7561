#include "engine/to_static/hazards/rules/gone_over.hpp"

namespace paddle_ls::to_static {

bool calls(const HazardFacts& facts, NodeId expression, std::string_view name) {
  return facts.ast.is(expression, Kind::call) &&
         facts.part.dotted(facts.ast.child(expression, Field::func)) == name;
}

Over over(const HazardFacts& facts, NodeId iter) {
  const Ast& ast = facts.ast;
  switch (ast.kind(iter)) {
    case Kind::name:
    case Kind::attribute:
    case Kind::list:
    case Kind::tuple:
    case Kind::subscript: return Over::items;
    case Kind::call: break;
    default: return Over::expression;
  }
  const NodeId callee = ast.child(iter, Field::func);
  if (ast.is(callee, Kind::attribute) && ast.text(callee) == "numpy") return Over::items;
  if (calls(facts, iter, "range")) return Over::range;
  if (calls(facts, iter, "enumerate")) return Over::enumerate;
  return Over::call;
}

bool is_tuple(const Ast& ast, NodeId node) {
  return ast.is(node, Kind::tuple) || ast.is(node, Kind::list);
}

}  // namespace paddle_ls::to_static
