// Shapes that are hashed, alone or in a tuple: keys of dictionaries, members of sets, arguments of
// a cached function.
//
//     cache[x.shape, 2]
//     x.shape in seen
//     {x.shape: 1}
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// True for a call of a method of sets or dictionaries that takes an element or a key first, and is
// given a shape.
bool looks_up_shape(const FileView& file, const Op& call);

void collect_key(Collection& found, OpId at);
void collect_displayed_key(Collection& found, OpId at);

}  // namespace paddle_ls::python
