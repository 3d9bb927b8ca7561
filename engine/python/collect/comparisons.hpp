// Comparisons of tensors of two types, of a tensor with a text, and of a shape with a tuple.
//
//     x = torch.zeros(2)
//     x == "auto"           # no tensor of the library equals a text
//     x.shape < (2, 3)
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_comparison(Collection& found, OpId at);

}  // namespace paddle_ls::python
