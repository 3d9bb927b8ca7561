// Expressions and targets on the way up: a complete one takes its operands from the stack of values
// and becomes an operation. What its children meant is in record_expressions.cpp.
#pragma once

#include "engine/python/record/walk.hpp"

namespace paddle_ls::python {

void leave_expression(Walk& walk, const Frame& frame);

}  // namespace paddle_ls::python
