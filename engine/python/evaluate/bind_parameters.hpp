// The values of parameters when the body of their function begins.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

void bind_parameters(Evaluation& run, const FunctionFacts& facts);

}  // namespace paddle_ls::python
