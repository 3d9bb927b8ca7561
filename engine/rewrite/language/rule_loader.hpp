// A rule file, JSON to rows: one loader for the files this program is built from and for the file a
// workspace brings.
//
// A wrong rule is left out and reported with its place; the others are loaded. The first error of a
// rule ends the reading of that rule only.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/language/named_conditions.hpp"
#include "engine/rewrite/language/rule_limits.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

// What a rule file may name besides what stands in it.
struct Surroundings {
  const HelperSources* helpers = nullptr;       // null for none
  const NamedConditions* conditions = nullptr;  // null for none
  ReadBeside read;                              // empty where no file may be named
  ExpansionBudget* budget = nullptr;            // of several files; null for one of its own
};

// Adds the rules of `json` to `into`. `file` is how errors name it; `where` of each error is
// file:line:column, both counted from one.
std::vector<Error> load_rules(std::string_view json, std::string_view file, RuleTableBuilder& into,
                              const Surroundings& around = {});

}  // namespace paddle_ls::rewrite
