// Exceptions that a program waits for by name, around code that raises another one under the other
// library.
//
//     try:
//         x.view(3)
//     except RuntimeError:      # `RuntimeError_or_ValueError`
//         ...
//
// Each is a method of tensors for rules, named by the exception that is asked for and the one that
// has to be asked for as well. `maybe` instead of `or`: other code runs in the block, which may
// raise the second one for reasons of its own. `beside`: another clause asks for the second one.
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_exceptions(Collection& found);

}  // namespace paddle_ls::python
