// Augmented assignments that change a tensor in place, so that whoever shares it sees the change.
//
//     y = x
//     x += 1                # `y` changes as well
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_augmented_assignment(Collection& found, OpId at);

}  // namespace paddle_ls::python
