// Lists of alternatives that several rules of a file share: `$alternatives` gives them names.
//
//   "$alternatives": {"of_axes": {"absent(dim)": {}, "otherwise": {"drop": ["dim"]}}},
//   "torch.f(x, dim=None)": {"callee": "paddle.f", "alternatives": "of_axes"}
#pragma once

#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/language/named_conditions.hpp"
#include "engine/rewrite/language/rule_limits.hpp"

namespace paddle_ls::rewrite {

// Parts of rules that have a name.
struct NamedParts {
  NamedConditions conditions;
  JsonValue alternatives;  // the value of `$alternatives`: an object, or null
};

// Replaces each name in a field `alternatives` of `rule` by the alternatives that it stands for,
// which name no others. Throws `Wrong` for an unknown name, and if `budget` is exceeded.
void insert_named_alternatives(const JsonValue& named, JsonValue& rule, ExpansionBudget& budget);

}  // namespace paddle_ls::rewrite
