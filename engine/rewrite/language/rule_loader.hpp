// Reads a rule file, JSON to rows: the same loader for built-in rules and for those of a workspace.
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

// Definitions outside a rule file that it may name.
struct Surroundings {
  const HelperSources* helpers = nullptr;       // may be null
  const NamedConditions* conditions = nullptr;  // may be null
  ReadBeside read;                              // empty if no file may be named
  ExpansionBudget* budget = nullptr;            // shared by several files; null for a separate one
};

// Adds the rules of `json` to `into`. `file` is its name in errors; `where` of each error is
// file:line:column, both counted from one.
std::vector<Error> load_rules(std::string_view json, std::string_view file, RuleTableBuilder& into,
                              const Surroundings& around = {});

}  // namespace paddle_ls::rewrite
