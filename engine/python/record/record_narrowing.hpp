// What a test says of the types of the objects that it asks about.
#pragma once

#include "engine/python/record/walk.hpp"

namespace paddle_ls::python {

// What follows runs only where `test` is true, which says something when it is `isinstance(x, T)`,
// or several such joined by `and`.
void narrow_by(Walk& walk, OpId test);

// True when `narrow_by` can say something.
bool narrows(const Walk& walk, OpId test);

}  // namespace paddle_ls::python
