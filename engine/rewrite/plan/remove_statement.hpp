// A use whose statement is deleted.
#pragma once

#include "engine/rewrite/plan/attempt.hpp"
#include "engine/rewrite/plan/plan_removal.hpp"

namespace paddle_ls::rewrite {

void plan_removal_of_statement(Attempt& attempt);

void remove(Attempt& attempt, const RemovalPlan& removal);

}  // namespace paddle_ls::rewrite
