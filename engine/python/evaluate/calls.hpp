// What calls give, and which objects they alias or write to.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

Value evaluate_call(Evaluation& run, OpId at, const Op& op);

}  // namespace paddle_ls::python
