// `.shape` and, with the older program format, `.size` become calls that know static tensors.
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {

// Also where the attribute is assigned, which is then not valid Python (D22).
void wrap_shape(State& state) {
  Ast& ast = state.ast;
  auto replace = [&](NodeId node) {
    if (!ast.is(node, Kind::attribute) || ast.text(node) != "shape") return node;
    const NodeId value = ast.child(node, Field::value);
    if (ast.is(value, Kind::name) && ast.text(value) == "paddle") return node;
    NodeBuilder build(state, node);
    return build.jst("Shape", {build.reread(value)});
  };
  rewrite_below(ast, state.root, replace);
}

void wrap_size(State& state) {
  Ast& ast = state.ast;
  auto replace = [&](NodeId node) {
    const bool size = ast.is(node, Kind::attribute) && ast.text(node) == "size";
    if (!size || ast.context(node) != Context::load) return node;
    NodeBuilder build(state, node);
    return build.jst("Attr", {build.reread(ast.child(node, Field::value)), build.string("size")});
  };
  rewrite_below(ast, state.root, replace);
}

}  // namespace paddle_ls::to_static
