// One rule as it is written in, the plain rules that it stands for out.
//
// What spares repetition ends here, so that everything behind it knows one form only: a rule for
// one API, with alternatives of which each has one list of conditions.
//   a signature in the key, alternatives by condition (written_out.hpp)
//   also, words    one rule for several APIs that differ in words
//   words          in an alternative: several that differ in words
//   alternatives   in an alternative: they share its conditions and its fields
//   or, and, names in a text of `when` (named_conditions.hpp)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/language/named_conditions.hpp"
#include "engine/rewrite/language/rule_limits.hpp"

namespace paddle_ls::rewrite {

struct PlainRule {
  std::string api;
  JsonValue rule;  // offsets are those of what it came from
};

// The rules that `rule`, under `key`, stands for, in the order of its names. Throws
// `Wrong`, also where they are more than `budget` has.
std::vector<PlainRule> plain_rules(std::string_view key, const JsonValue& rule,
                                   const NamedConditions& named, ExpansionBudget& budget);

}  // namespace paddle_ls::rewrite
