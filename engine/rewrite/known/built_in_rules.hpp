// The rules this program was built with: constant data made from rules/ by compile_rules. In
// browsers it is expanded at the first call.
#pragma once

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

const RuleTable& built_in_rules();

// Their named conditions, one per line, with tabs between the name, the parameter and the texts.
std::string_view built_in_conditions();

}  // namespace paddle_ls::rewrite
