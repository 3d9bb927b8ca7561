// All problems of a rule file that can be found without converting a program.
//
// The file is read by the loader that programs use, so its errors have the loader's messages; the
// resulting rows are then checked. Unusual rules are not reported: a finding is something that the
// author did not intend.
#pragma once

#include <string_view>

#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/rule_check/rule_problem.hpp"

namespace paddle_ls::rewrite {

// The problems of the rule file `json`, by place. PaConvert's tables are recognized by the name
// `file`.
RuleProblems check_rules(std::string_view json, std::string_view file,
                         const Surroundings& around = {});

}  // namespace paddle_ls::rewrite
