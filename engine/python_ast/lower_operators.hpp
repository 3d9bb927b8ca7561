// Operators.
#pragma once

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

// The grammar binds the star of `*a or b` to `a`; Python applies it to the whole expression. Moves
// the star from the first operand of `whole` to `whole`.
NodeId hoist_star(Lowering& lowering, NodeId whole);

NodeId lower_binary(Lowering& lowering, TSNode node);
NodeId lower_unary(Lowering& lowering, TSNode node);
NodeId lower_boolean(Lowering& lowering, TSNode node);
NodeId lower_comparison(Lowering& lowering, TSNode node);
NodeId lower_conditional(Lowering& lowering, TSNode node);

}  // namespace paddle_ls::python_ast
