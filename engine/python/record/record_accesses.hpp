// Attributes, calls and subscripts: operations on the object before them.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void leave_attribute(PieceWalk& walk, const WalkFrame& frame);
void leave_call(PieceWalk& walk, const WalkFrame& frame);
void leave_subscript(PieceWalk& walk, const WalkFrame& frame);

// Handles `a.b.c` without descending: most expressions have this form, and their text is enough.
void plain_attribute(PieceWalk& walk, TSNode node);

}  // namespace paddle_ls::python
