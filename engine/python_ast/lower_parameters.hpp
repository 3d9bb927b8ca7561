// Parameters, type parameters and annotations.
#pragma once

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

NodeId lower_parameters(Lowering& lowering, TSNode node);
void lower_type_parameters(Lowering& lowering, TSNode node, NodeList& to);
NodeId lower_annotation(Lowering& lowering, TSNode node);

}  // namespace paddle_ls::python_ast
