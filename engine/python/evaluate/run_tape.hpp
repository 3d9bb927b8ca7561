// Runs a tape on abstract values: every expression of the file is evaluated, as far as that is
// possible without running the program.
//
// The module runs first, function bodies after it in source order, because a body sees the final
// values of the scopes around it. Branches are joined, and loops repeat until nothing changes.
// Values that cross functions (variables of outer scopes, attributes of `self`, results) are taken
// from the previous round, and are unknown in the first: two rounds are enough, and no round ever
// assumes too much.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::python {

// False if `stop` returned true.
bool run_tape(Evaluation& run, const syntax::Stop& stop);

}  // namespace paddle_ls::python
