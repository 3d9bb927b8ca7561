// How much a rule file may say, and what a rule may stand for.
//
// A rule file comes with a folder that somebody merely opens, so its lists, its texts and the
// products of its lists are bounded before anything is made of them. Every bound is many times what
// the rules of the program need; what is beyond one is an error with its place, and the other rules
// hold.
#pragma once

#include <cstddef>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

inline constexpr std::size_t most_elements = 1024;      // of one list or object in a rule
inline constexpr std::size_t longest_rule_text = 4096;  // bytes of one text or key in a rule
inline constexpr std::size_t most_rule_names = 2048;    // `also` times `aliases`
inline constexpr std::size_t most_conditions = 256;     // of one alternative
inline constexpr std::size_t most_helpers = 1024;       // of one file
inline constexpr std::size_t most_rule_errors = 100;    // that are told of one file

// Throws `Wrong` at the first list, object or text of `rule` that is too long.
void check_limits(const JsonValue& rule);

// What the rules of a project may stand for together, as bytes that their plain forms take.
class ExpansionBudget {
 public:
  // Another rule begins.
  void begin_rule() { of_rule_ = most_of_rule; }

  // Throws `Wrong` with `offset` where the rule, or the project, stands for more than it may.
  void spend(const JsonValue& made, std::size_t offset);

 private:
  static constexpr std::size_t most_of_rule = std::size_t{16} << 20U;
  static constexpr std::size_t most_of_project = std::size_t{128} << 20U;

  std::size_t of_rule_ = most_of_rule;
  std::size_t of_project_ = most_of_project;
};

}  // namespace paddle_ls::rewrite
