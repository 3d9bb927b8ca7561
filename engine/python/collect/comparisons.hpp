// Comparisons of tensors of two types, of a tensor with a string, and of a shape with a tuple.
//
//     x = torch.zeros(2)
//     x == "auto"           # a tensor of the library never equals a string
//     x.shape < (2, 3)
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_comparison(Collection& found, OpId at);

}  // namespace paddle_ls::python
