// Reads one alternative of a rule from JSON.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"

namespace paddle_ls::rewrite {

// The rule of the alternatives, as far as it is read before them.
struct RuleSource {
  std::string_view api;
  const JsonValue& object;
  const HelperSources& helpers;  // the rule may name these
  const std::vector<Parameter>& signature;
  Receiver receiver = Receiver::none;
};

// Adds `alternative` to `result`, before it a second one where the rule says how to convert
// `out=`. Null stands for the rule's own fields. Throws `Wrong`.
void read_alternative(const RuleSource& rule, const JsonValue* alternative, RuleTableBuilder& into,
                      std::vector<Alternative>& result);

}  // namespace paddle_ls::rewrite
