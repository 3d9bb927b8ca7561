// Names that control flow creates exist from the start of the function.
#include "engine/to_static/liveness.hpp"
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"

namespace paddle_ls::to_static {

void create_variables(State& state) {
  Ast& ast = state.ast;
  const Liveness liveness(ast, state.root);
  for (const NodeId node : python_ast::preorder(ast, state.root)) {
    if (!ast.is(node, Kind::function_def)) continue;
    NodeBuilder build(state, node);
    NodeList& body = ast.list(node, Field::body);
    for (const std::string& name : liveness.scope(node).created) {
      const NodeId made = build.assign(name, build.jst("UndefinedVar", {build.string(name)}));
      body.insert(body.begin(), made);
    }
  }
}

}  // namespace paddle_ls::to_static
