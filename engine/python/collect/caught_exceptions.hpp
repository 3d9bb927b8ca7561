// Exceptions that a program catches by name, around code that raises a different one under the
// other library.
//
//     try:
//         x.view(3)
//     except RuntimeError:      # `RuntimeError_or_ValueError`
//         ...
//
// For rules each is a method of tensors, named by the exception that is caught and the one that has
// to be caught as well. `maybe` instead of `or`: other code runs in the block, which may raise the
// second one for other reasons. `beside`: another clause catches the second one.
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_exceptions(Collection& found);

}  // namespace paddle_ls::python
