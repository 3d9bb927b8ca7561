// Expands one rule as it is written into plain rules.
//
// All shorthands end here, so that later steps know only one form: a rule for one API, with
// alternatives that have one list of conditions each.
//   a signature in the key, alternatives by condition (written_out.hpp)
//   also, words    one rule for several APIs that differ in words
//   words          in an alternative: several that differ in words
//   alternatives   in an alternative: they share its conditions and its fields; as a text, the
//                  name of a list of `$alternatives` (named_alternatives.hpp)
//   or, and, names in a text of `when` (named_conditions.hpp)
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/language/named_alternatives.hpp"
#include "engine/rewrite/language/rule_limits.hpp"

namespace paddle_ls::rewrite {

struct PlainRule {
  std::string api;
  JsonValue rule;  // offsets are those of the source rule
};

// The plain rules of `rule`, which has the key `key`, in the order of its names. Throws `Wrong`,
// also if they exceed `budget`.
std::vector<PlainRule> plain_rules(std::string_view key, const JsonValue& rule,
                                   const NamedParts& named, ExpansionBudget& budget);

}  // namespace paddle_ls::rewrite
