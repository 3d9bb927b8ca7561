// Indices that the library handles differently, and deletions from its containers.
//
//     x[None, places]       # a new axis before an index tensor
//     del layers[1]
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_index(Collection& found, OpId at);
void collect_removal(Collection& found, OpId at);

}  // namespace paddle_ls::python
