// Bindings by imports and by assignments of library names.
//
//     from torch import nn
//     F = nn.functional
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void bind_import(Collection& found, OpId at);
void bind_alias(Collection& found, OpId at);

// Once uses are known: says of each alias which use it was assigned.
void name_values_of_aliases(Collection& found);

}  // namespace paddle_ls::python
