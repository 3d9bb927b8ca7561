// Expressions.
#pragma once

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

NodeId lower_expression(Lowering& lowering, TSNode node);

// An expression that is assigned to, deleted or bound by a loop.
NodeId lower_target(Lowering& lowering, TSNode node, Context context);
void set_context(Lowering& lowering, NodeId node, Context context);

// The parts between commas: a tuple if there is a comma, else the only expression.
NodeId lower_tuple_or_one(Lowering& lowering, TSNode node, const Parts& all);

// Adds the arguments of a call or of a class to `args` and `keywords`.
void lower_arguments(Lowering& lowering, TSNode node, NodeList& args, NodeList& keywords);

}  // namespace paddle_ls::python_ast
