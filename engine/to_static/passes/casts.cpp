// `int(x)` becomes a cast that knows tensors. Further arguments are lost (D21).
#include <algorithm>
#include <array>

#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::array castable{"bool", "int", "float", "complex"};

}  // namespace

void convert_casts(State& state) {
  Ast& ast = state.ast;
  auto replace = [&](NodeId node) {
    if (!ast.is(node, Kind::call) || ast.list(node, Field::args).empty()) return node;
    const NodeId callee = ast.child(node, Field::func);
    if (!ast.is(callee, Kind::name)) return node;
    if (std::find(castable.begin(), castable.end(), ast.text(callee)) == castable.end())
      return node;
    NodeBuilder build(state, node);
    const NodeId value = build.reread(ast.list(node, Field::args).front());
    return build.jst("AsDtype", {value, build.string(ast.text(callee))});
  };
  rewrite_below(ast, state.root, replace);
}

}  // namespace paddle_ls::to_static
