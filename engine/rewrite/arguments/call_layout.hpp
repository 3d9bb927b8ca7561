// The lines of a call that a template writes anew.
//
// Who gave each argument a line of its own, perhaps with a comment, finds the arguments of the new
// call on lines of their own as well.
#pragma once

#include "engine/rewrite/arguments/expand_template.hpp"

namespace paddle_ls::rewrite {

// Lays `into`, a call, out as the call of `use` is, whose comments it takes along as far as the
// arguments beside them are still there.
void keep_layout(const UseSite& use, Expansion& into);

}  // namespace paddle_ls::rewrite
