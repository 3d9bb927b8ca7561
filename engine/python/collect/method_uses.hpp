// Attributes of objects that the library may have made.
//
//     torch.zeros(2).add_(1)
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_method_use(Collection& found, OpId at);
void count_open_tries(Collection& found, OpId at);

}  // namespace paddle_ls::python
