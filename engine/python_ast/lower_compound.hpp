// Statements that contain statements.
#pragma once

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

NodeId lower_if(Lowering& lowering, TSNode node);
NodeId lower_for(Lowering& lowering, TSNode node);
NodeId lower_while(Lowering& lowering, TSNode node);
NodeId lower_try(Lowering& lowering, TSNode node);
NodeId lower_with(Lowering& lowering, TSNode node);
NodeId lower_match(Lowering& lowering, TSNode node);
NodeId lower_decorated(Lowering& lowering, TSNode node);
NodeId lower_function(Lowering& lowering, TSNode node);
NodeId lower_class_definition(Lowering& lowering, TSNode node);

}  // namespace paddle_ls::python_ast
