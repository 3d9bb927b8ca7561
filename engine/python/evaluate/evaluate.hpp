// Evaluates an expression, given the values of its operands.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// `at` is the index of `op` on the tape.
Value evaluate(Evaluation& run, OpId at, const Op& op);

}  // namespace paddle_ls::python
