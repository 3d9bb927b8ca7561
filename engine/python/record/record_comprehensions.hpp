// Comprehensions. The body comes first in the source but runs last: the tape jumps over it to the
// clauses and back.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void enter_comprehension(PieceWalk& walk, WalkFrame& frame);
void leave_comprehension(PieceWalk& walk, const WalkFrame& frame);

// A `for` in the comprehension of `parent`.
void enter_comprehension_clause(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent);
// The keyword `in` of a clause.
void begin_iterable(PieceWalk& walk, WalkFrame& frame);
void leave_comprehension_clause(PieceWalk& walk, const WalkFrame& frame);

// An iteration is at the position of its iterable.
void emit_iterate(PieceWalk& walk, OpId target, OpId iterable);

}  // namespace paddle_ls::python
