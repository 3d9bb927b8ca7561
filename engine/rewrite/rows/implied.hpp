// When one condition of a rule decides another one.
#pragma once

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// Whether every use that certainly fulfils `known` certainly fulfils `asked`. False if that is not
// known. Both are conditions of `rule`.
bool implies(const RuleTable& table, const Rule& rule, const Condition& known,
             const Condition& asked);

// The condition that holds if `condition` does not.
Condition opposite(Condition condition);

}  // namespace paddle_ls::rewrite
