// String literals. Plain ones keep their spelling; format strings are lowered into their parts,
// because their braces contain code.
#pragma once

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

NodeId lower_string(Lowering& lowering, TSNode node);

}  // namespace paddle_ls::python_ast
