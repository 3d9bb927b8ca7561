// Indices that the library treats in its own way, and removals of what its containers hold.
//
//     x[None, places]       # a new axis before a tensor of places
//     del layers[1]
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_index(Collection& found, OpId at);
void collect_removal(Collection& found, OpId at);

}  // namespace paddle_ls::python
