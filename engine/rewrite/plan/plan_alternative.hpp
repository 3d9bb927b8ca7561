// One alternative of a rule on one use: its edits, or the reason why it fails here.
#pragma once

#include "engine/rewrite/plan/attempt.hpp"

namespace paddle_ls::rewrite {

// Fills in `attempt.plan` and adds its edits.
void plan_alternative(Attempt& attempt);

}  // namespace paddle_ls::rewrite
