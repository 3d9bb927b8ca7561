// Imports of torch that no fix removes, and how the file can do without what they import.
//
// An import may leave the top level when nothing is evaluated with its name before a function is
// called. It then moves to the start of every function that uses the name; a function inside such a
// one sees it from there. Where an annotation, a base class or another value needs no more than the
// name, it is bound to a stand-in that raises as soon as it is used.
#pragma once

#include "engine/rewrite/leftovers/leftover_groups.hpp"

namespace paddle_ls::rewrite {

// Adds a finding for each such import to `file`. Imports
// with uses that have a safe fix have to wait until it is made; guarded imports are right already.
void collect_leftover_imports(const LeftoverInput& input, FileFindings& file);

}  // namespace paddle_ls::rewrite
