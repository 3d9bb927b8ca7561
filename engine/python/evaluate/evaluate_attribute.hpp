// Evaluates attributes of values.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

Value evaluate_attribute(Evaluation& run, OpId at, const Op& op);

}  // namespace paddle_ls::python
