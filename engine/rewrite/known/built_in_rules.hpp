// The rules this program was built with: constant data made from rules/ by compile_rules.
#pragma once

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

const RuleTable& built_in_rules();

// Their named conditions: a line for each, with tabs between its name, its parameter and its texts.
std::string_view built_in_conditions();

}  // namespace paddle_ls::rewrite
