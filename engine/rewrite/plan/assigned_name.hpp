// A new name of a rule is replaced by the variable that the whole statement assigns to.
//
// `{#lr}` as the expression and `{#lr} = value` as the first statement before it become
// `scheduler = value` where `scheduler` is assigned, and the other statements follow it.
#pragma once

#include "engine/rewrite/plan/attempt.hpp"

namespace paddle_ls::rewrite {

// The target of the plain assignment of which the use is the whole right side. Null where there is
// none, or where the use mentions the target.
syntax::Node assigned_name(const Attempt& attempt);

// Gives the first statement's value to the target itself, and lets the others follow.
void write_into_target(Attempt& attempt, syntax::Node target);

}  // namespace paddle_ls::rewrite
