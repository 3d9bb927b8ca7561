// `not`, `and` and `or` become calls that can work on tensors; operands become lambdas, so that
// they are still evaluated in order and only when needed.
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

// The first two are folded, then the rest: four operands become two pairs.
NodeId fold(NodeBuilder& build, std::string_view function, const NodeList& operands) {
  NodeId left = operands[0];
  NodeId right = operands[1];
  if (operands.size() > 2) {
    left = fold(build, function, {operands[0], operands[1]});
    const NodeList rest(operands.begin() + 2, operands.end());
    right = rest.size() == 1 ? rest.front() : fold(build, function, rest);
  }
  return build.jst(function, {build.lambda(left), build.lambda(right)});
}

}  // namespace

void wrap_logic(State& state) {
  Ast& ast = state.ast;
  auto replace = [&](NodeId node) {
    NodeBuilder build(state, node);
    if (ast.is(node, Kind::unary_op) && ast.op(node) == Operator::logical_not) {
      return build.jst("Not", {build.reread(ast.child(node, Field::operand))});
    }
    if (!ast.is(node, Kind::bool_op)) return node;
    NodeList operands;
    for (const NodeId value : ast.list(node, Field::values))
      operands.push_back(build.reread(value));
    const bool conjunction = ast.op(node) == Operator::logical_and;
    return fold(build, conjunction ? "And" : "Or", operands);
  };
  rewrite_below(ast, state.root, replace);
}

}  // namespace paddle_ls::to_static
