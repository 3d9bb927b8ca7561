// Receivers that are unknown where they are used, but whose variable is used as a tensor elsewhere.
//
//     def f(x):
//         x.add(1)          # likely a tensor, because
//         x.unsqueeze(0)    # only tensors have `unsqueeze`
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void spread_evidence(Collection& found);

}  // namespace paddle_ls::python
