// Bindings by imports and by assignments of library names.
//
//     from torch import nn
//     F = nn.functional
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void bind_import(Collection& found, OpId at);
void bind_alias(Collection& found, OpId at);

// Sets the value of each alias to the use that is assigned to it, after all uses are known.
void name_values_of_aliases(Collection& found);

}  // namespace paddle_ls::python
