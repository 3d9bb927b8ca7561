// Everything that can be said about a rule file without a program that it converts.
//
// The file goes through the loader that programs use, so what it refuses is said in its words; the
// rows that it made are then looked at by themselves. Nothing is said of a rule that is only
// unusual: a finding is a use that the author did not want.
#pragma once

#include <string_view>

#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/rule_check/rule_problem.hpp"

namespace paddle_ls::rewrite {

// What is wrong in the rule file `json`, by place. `file` tells PaConvert's tables by their names.
RuleProblems check_rules(std::string_view json, std::string_view file,
                         const Surroundings& around = {});

}  // namespace paddle_ls::rewrite
