// `super()` without arguments does not work in generated code.
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

// The first parameter of the outermost function that has a positional one; nested functions share
// it.
std::string_view first_parameter(const Ast& ast, NodeId root) {
  for (const NodeId node : python_ast::preorder(ast, root)) {
    if (!ast.is(node, Kind::function_def)) continue;
    const NodeId args = ast.child(node, Field::args);
    for (const Field field : {Field::posonly, Field::args}) {
      const NodeList& list = ast.list(args, field);
      if (!list.empty()) return ast.text(list.front());
    }
  }
  return "";
}

}  // namespace

void wrap_super(State& state) {
  Ast& ast = state.ast;
  const std::string_view self = first_parameter(ast, state.root);
  if (self.empty()) return;
  auto replace = [&](NodeId node) {
    if (!ast.is(node, Kind::call) || !ast.list(node, Field::args).empty()) return node;
    const NodeId callee = ast.child(node, Field::func);
    if (!ast.is(callee, Kind::name) || ast.text(callee) != "super") return node;
    NodeBuilder build(state, node);
    const NodeId type = build.expression(std::string(self) + ".__class__");
    return build.call(build.jst("WrapSuper", {build.name("super")}), {type, build.name(self)});
  };
  rewrite_below(ast, state.root, replace);
}

}  // namespace paddle_ls::to_static
