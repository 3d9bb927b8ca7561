// Operators on tensors of two types, or with numbers that the library expects in another form; sums
// of data sets.
//
//     counts = torch.zeros(3, dtype=torch.int64)
//     counts * 0.5          # the left operand is cast first
//     mask & 2              # a Python number as operand of a bitwise operator
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_operator(Collection& found, OpId at);

}  // namespace paddle_ls::python
