// Conditions with a name, and what a text of `when` says in conditions without one.
//
//     "given(argument)": "has(${argument}) and not kind(${argument}) in [none]"
//
// A text of `when` may say several conditions, with `and` between those that must all hold and `or`
// between groups of which any may. An alternative holds one list of conditions, so each group makes
// an alternative of its own, in the order of the text.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

struct NamedCondition {
  std::string parameter;            // what `${...}` calls it; empty where there is none
  std::vector<std::string> any_of;  // texts, as `when` has them
};

// Said where `or` multiplies conditions beyond what a rule can mean.
inline constexpr const char* too_many_conditions =
    "too many conditions at once: each `or` multiplies them; divide the alternative";

// By name.
using NamedConditions = std::map<std::string, NamedCondition, std::less<>>;

// Adds those of an object `$conditions` to `into`. Throws `Wrong`.
void read_named_conditions(const JsonValue& object, NamedConditions& into);

// The groups that the text of `when` stands for: the conditions of one of them, without names, must
// all hold. Throws `Wrong` at the text.
std::vector<std::vector<JsonValue>> groups_of(const JsonValue& text, const NamedConditions& named);

}  // namespace paddle_ls::rewrite
