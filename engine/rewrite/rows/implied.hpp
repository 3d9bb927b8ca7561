// When one condition of a rule decides another one.
#pragma once

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// Whether every use that surely fulfils `known` surely fulfils `asked`. False where it is not
// known. Both are conditions of `rule`.
bool implies(const RuleTable& table, const Rule& rule, const Condition& known,
             const Condition& asked);

// The condition that holds where `condition` does not.
Condition opposite(Condition condition);

}  // namespace paddle_ls::rewrite
