// Writes to a part of a tensor.
//
//     x[mask] &= 2          # the operand needs the type of the part
//     x[...] = 0            # needs another form where there are no dimensions
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_part_change(Collection& found, OpId at);
void collect_whole_fill(Collection& found, OpId at);

}  // namespace paddle_ls::python
