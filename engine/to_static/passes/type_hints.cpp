// Type hints go first: `nonlocal y` and `y: T = ...` cannot both be in one function.
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

NodeId without_hints(Ast& ast, NodeId node) {
  switch (ast.kind(node)) {
    case Kind::ann_assign: {
      // The parts of an annotated assignment are not visited again.
      if (ast.child(node, Field::value) == no_node) return no_node;
      const NodeId made = ast.make(Kind::assign, ast.origin(node));
      ast.list(made, Field::targets).push_back(ast.child(node, Field::target));
      ast.set_child(made, Field::value, ast.child(node, Field::value));
      return made;
    }
    case Kind::function_def: ast.set_child(node, Field::returns, no_node); break;
    case Kind::arg: ast.set_child(node, Field::annotation, no_node); break;
    default: break;
  }
  rewrite_fields(ast, node, [&](NodeId child) { return without_hints(ast, child); });
  return node;
}

}  // namespace

void remove_type_hints(State& state) {
  without_hints(state.ast, state.root);
}

}  // namespace paddle_ls::to_static
