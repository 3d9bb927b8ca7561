// What an expression evaluates to, given what its operands evaluated to.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// `at` is the place of `op` on the tape.
Value evaluate(Evaluation& run, OpId at, const Op& op);

}  // namespace paddle_ls::python
