// Runs a tape on abstract values: what every expression of the file evaluates to, as far as one can
// know without running it.
//
// The module runs first, function bodies after it in source order, because a body sees what its
// surroundings hold in the end. Branches are joined, loops repeat until nothing changes. What
// crosses functions (variables of outer scopes, attributes of `self`, results) is taken from the
// round before, and unknown in the first: two rounds give the answer, and no round ever assumes too
// much.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::python {

// False when `stop` said so.
bool run_tape(Evaluation& run, const syntax::Stop& stop);

}  // namespace paddle_ls::python
