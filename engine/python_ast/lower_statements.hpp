// Simple statements, and statements of any kind.
#pragma once

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

void lower_statement(Lowering& lowering, TSNode node, NodeList& to);

// The statements of an indented block. An empty one is an error.
void lower_block(Lowering& lowering, TSNode node, NodeList& to);

}  // namespace paddle_ls::python_ast
