// The patterns of `case`.
#pragma once

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

NodeId lower_pattern(Lowering& lowering, TSNode node);

}  // namespace paddle_ls::python_ast
