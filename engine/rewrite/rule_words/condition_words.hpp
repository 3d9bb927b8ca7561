// A condition of a rule as a clause: "`dim` is given".
#pragma once

#include <string>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

std::string words_of(const RuleTable& table, const Rule& rule, const Condition& condition);

}  // namespace paddle_ls::rewrite
