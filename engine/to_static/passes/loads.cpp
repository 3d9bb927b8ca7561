// Every loaded name, attribute and item goes through `_jst.Ld`.
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

NodeId loaded(State& state, NodeId node) {
  Ast& ast = state.ast;
  const bool has_context =
      ast.is(node, Kind::name) || ast.is(node, Kind::attribute) || ast.is(node, Kind::subscript);
  if (ast.is(node, Kind::attribute)) {
    const NodeId owner = ast.child(node, Field::value);
    if (ast.is(owner, Kind::name) && ast.text(owner) == "_jst") return node;
  }
  const bool load = has_context && ast.context(node) == Context::load;
  rewrite_fields(ast, node, [&](NodeId child) { return loaded(state, child); });
  return load ? NodeBuilder(state, node).jst("Ld", {node}) : node;
}

}  // namespace

void wrap_loads(State& state) {
  loaded(state, state.root);
}

}  // namespace paddle_ls::to_static
