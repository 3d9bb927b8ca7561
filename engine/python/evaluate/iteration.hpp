// Targets of loops and comprehensions.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// Assigns to the target of a loop. What `zip` and `enumerate` put together is taken apart again,
// target by target.
void iterate(Evaluation& run, OpId target, OpId iterable);

}  // namespace paddle_ls::python
