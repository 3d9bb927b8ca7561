// The rules this program was built with: constant data made from rules/*.json by compile_rules.
#pragma once

#include "engine/rewrite/language/rule.hpp"

namespace paddle_ls::rewrite {

const RuleTable& built_in_rules();

}  // namespace paddle_ls::rewrite
