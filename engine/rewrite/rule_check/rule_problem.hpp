// The problems that `paddle-ls rules check` reports about a rule file.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/rewrite/result/finding_codes.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

namespace codes {

inline constexpr Code rule_unreadable{
    "rule-unreadable", Severity::error,
    "What the loader refuses: a misspelled field, a hole without a parameter, a missing helper."};
inline constexpr Code rule_unreachable{
    "rule-unreachable", Severity::warning,
    "An alternative or a rule that no use reaches, because an earlier one takes them all."};
inline constexpr Code rule_never_holds{"rule-never-holds", Severity::warning,
                                       "A condition that no use fulfils."};
inline constexpr Code rule_name_unknown{"rule-name-unknown", Severity::warning,
                                        "A Paddle name that the release of the rule lacks."};
inline constexpr Code rule_argument_unknown{
    "rule-argument-unknown", Severity::warning,
    "An argument that the rule passes on and Paddle does not take."};
inline constexpr Code rule_name_undefined{
    "rule-name-undefined", Severity::warning,
    "A name in a template that neither a helper nor an import defines."};
inline constexpr Code rule_helper_unused{"rule-helper-unused", Severity::information,
                                         "A helper that no rule of the file names."};

inline constexpr Code rule_field_repeated{
    "rule-field-repeated", Severity::information,
    "A field of a rule that says the same as `$all_rules` of the file."};
inline constexpr Code rule_sample_missing{
    "rule-sample-missing", Severity::information,
    "A rule whose rewrite depends on arguments, and that shows no typical call in `sample`."};

}  // namespace codes

inline constexpr std::array rule_codes = {
    codes::rule_unreadable,    codes::rule_unreachable,      codes::rule_never_holds,
    codes::rule_name_unknown,  codes::rule_argument_unknown, codes::rule_name_undefined,
    codes::rule_helper_unused, codes::rule_field_repeated,   codes::rule_sample_missing,
};

struct RuleProblem {
  const Code* code = nullptr;  // static
  std::string message;
  text::ByteRange range;  // of the file's text
};

using RuleProblems = std::vector<RuleProblem>;

}  // namespace paddle_ls::rewrite
