// The type information in the tests of branches.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

// The code that follows runs only if `test` is true, which narrows types if it is `isinstance(x,
// T)`, or several such tests joined by `and`.
void narrow_by(PieceWalk& walk, OpId test);

// True if `narrow_by` has an effect.
bool narrows(const PieceWalk& walk, OpId test);

}  // namespace paddle_ls::python
