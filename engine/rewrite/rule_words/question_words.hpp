// What a project is asked about a difference, in so few letters that they fit beside its answer.
#pragma once

#include <string>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::rewrite {

// Eight hexadecimal digits that stand for the words of `difference` in the table, and for the rules
// of the project that depend on it. They change when these do, and then an earlier answer was given
// to another question.
std::string question_digest(DifferenceId difference, const RuleSet& rules, Profile profile);

}  // namespace paddle_ls::rewrite
