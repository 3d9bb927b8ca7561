// Attributes, calls and subscripts: what is done with an object that stands before them.
#pragma once

#include "engine/python/record/walk.hpp"

namespace paddle_ls::python {

void leave_attribute(Walk& walk, const Frame& frame);
void leave_call(Walk& walk, const Frame& frame);
void leave_subscript(Walk& walk, const Frame& frame);

// `a.b.c` without descending into it: most expressions are of this form, and their text is enough.
void plain_attribute(Walk& walk, TSNode node);

}  // namespace paddle_ls::python
