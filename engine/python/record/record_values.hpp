// Expressions and targets on the way up: a complete one takes its operands from the stack of values
// and becomes an operation. record_expressions.cpp handles the meaning of the children.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void leave_expression(PieceWalk& walk, const WalkFrame& frame);

}  // namespace paddle_ls::python
