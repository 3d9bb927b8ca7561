// What pages about an API show and link to besides the words of its rule.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/rule_words/argument_fate.hpp"

namespace paddle_ls::rewrite {

struct ParameterFacts {
  std::string_view name;
  std::string_view default_text;  // empty: required, or variadic
  std::string_view kind;          // "normal", "keyword_only", "variadic" or "keywords"
};

struct AlternativeFacts {
  std::vector<std::string> paddle_names;      // that it writes, without those in helpers
  std::vector<std::string_view> differences;  // IDs of those that need review
  std::vector<std::string_view> accepted;     // IDs of those that the project has to accept
  std::vector<ArgumentFate> arguments;        // one for each parameter; none if it is not a call
};

struct RuleFacts {
  std::vector<ParameterFacts> parameters;
  std::vector<AlternativeFacts> alternatives;  // in the order in which they are tried
};

RuleFacts facts_of(const FoundRule& found);

}  // namespace paddle_ls::rewrite
