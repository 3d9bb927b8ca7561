// Comprehensions. The body comes first in the source but runs last: the tape jumps over it to the
// clauses and back.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void enter_comprehension(Walk& walk, Frame& frame);
void leave_comprehension(Walk& walk, const Frame& frame);

// A `for` in the comprehension of `parent`.
void enter_comprehension_clause(Walk& walk, Frame& frame, Frame& parent);
// The keyword `in` of a clause.
void begin_iterable(Walk& walk, Frame& frame);
void leave_comprehension_clause(Walk& walk, const Frame& frame);

// An iteration is at the position of its iterable.
void emit_iterate(Walk& walk, OpId target, OpId iterable);

}  // namespace paddle_ls::python
