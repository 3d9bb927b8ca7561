// Shapes that are passed to functions of the program, which may treat them as tuples.
//
//     count(x.shape)
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_handed_shapes(Collection& found, OpId at);

}  // namespace paddle_ls::python
