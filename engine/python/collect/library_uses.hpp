// Expressions that give a library name.
//
//     torch.nn.functional.relu
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// True for an operation that no use of its own stands for: the object of a longer dotted
// expression, or of an access by a string.
bool is_part_of_another_use(const Collection& found, OpId at);

// Adds the expression at `at`, whose value is a library name.
UseId add_library_use(Collection& found, OpId at);

void collect_library_use(Collection& found, OpId at);

}  // namespace paddle_ls::python
