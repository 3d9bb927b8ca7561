// Limits of a rule file, and of the expansion of a rule.
//
// A rule file may come with a folder that a user only opens, so its lists, its texts and the
// products of its lists are bounded before they are expanded. Every limit is far above the needs of
// the built-in rules; exceeding one is an error with its place, and the other rules still hold.
#pragma once

#include <cstddef>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

inline constexpr std::size_t most_elements = 1024;      // of one list or object in a rule
inline constexpr std::size_t longest_rule_text = 4096;  // bytes of one text or key in a rule
inline constexpr std::size_t most_rule_names = 2048;    // `also` times `aliases`
inline constexpr std::size_t most_conditions = 256;     // of one alternative
inline constexpr std::size_t most_helpers = 1024;       // of one file
inline constexpr std::size_t most_rule_errors = 100;    // reported for one file

// Throws `Wrong` at the first list, object or text of `rule` that is too long.
void check_limits(const JsonValue& rule);

// The expansion of all rules of a project, as bytes of their plain forms.
class ExpansionBudget {
 public:
  // Begins another rule.
  void begin_rule() { of_rule_ = most_of_rule; }

  // Throws `Wrong` with `offset` if the rule, or the project, exceeds its budget.
  void spend(const JsonValue& made, std::size_t offset);

 private:
  static constexpr std::size_t most_of_rule = std::size_t{16} << 20U;
  static constexpr std::size_t most_of_project = std::size_t{128} << 20U;

  std::size_t of_rule_ = most_of_rule;
  std::size_t of_project_ = most_of_project;
};

}  // namespace paddle_ls::rewrite
