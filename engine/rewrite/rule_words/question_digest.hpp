// A short digest of the question that a project answers about a difference, stored with the answer.
#pragma once

#include <string>

#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::rewrite {

// Eight hexadecimal digits for the texts of `difference` in the table, and of the rules of the
// project that depend on it. They change with these texts, and then an earlier answer is out of
// date.
std::string question_digest(DifferenceId difference, const RuleSet& rules, Profile profile);

}  // namespace paddle_ls::rewrite
