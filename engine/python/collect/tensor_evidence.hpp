// What is done with values that are unknown: which operations and variables are used as tensors.
//
//     def f(x):
//         return x.view(-1).unsqueeze(0)    # only tensors have `unsqueeze`
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// `x.div(2)`: a tensor where `x` is one.
bool gives_tensor_of_tensor(Collection& found, const Op& attribute);

void find_tensor_evidence(Collection& found);

}  // namespace paddle_ls::python
