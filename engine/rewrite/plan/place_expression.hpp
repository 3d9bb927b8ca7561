// Puts an expression in the place of the use, with its layout and its comments.
#pragma once

#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/plan/attempt.hpp"

namespace paddle_ls::rewrite {

// `asked` is the precedence that the place asks for.
void place(Attempt& attempt, const Expansion& expansion, Precedence asked);

}  // namespace paddle_ls::rewrite
