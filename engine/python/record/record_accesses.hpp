// Attributes, calls and subscripts: operations on the object before them.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void leave_attribute(Walk& walk, const Frame& frame);
void leave_call(Walk& walk, const Frame& frame);
void leave_subscript(Walk& walk, const Frame& frame);

// Handles `a.b.c` without descending: most expressions have this form, and their text is enough.
void plain_attribute(Walk& walk, TSNode node);

}  // namespace paddle_ls::python
