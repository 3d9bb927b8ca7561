#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {

void convert_asserts(State& state) {
  Ast& ast = state.ast;
  auto replace = [&](NodeId node) {
    if (!ast.is(node, Kind::assert_stmt)) return node;
    NodeBuilder build(state, node);
    NodeList arguments{build.reread(ast.child(node, Field::test))};
    if (const NodeId message = ast.child(node, Field::msg)) {
      arguments.push_back(build.reread(message));
    }
    return build.statement(build.jst("Assert", arguments));
  };
  rewrite_below(ast, state.root, replace);
}

}  // namespace paddle_ls::to_static
