// Conditions with a name, and their expansion in a text of `when`.
//
//     "given(argument)": "has(${argument}) and not kind(${argument}) in [none]"
//
// A text of `when` may have several conditions, with `and` between those that must all hold and
// `or` between groups of which any may. An alternative has one list of conditions, so each group
// makes a separate alternative, in the order of the text.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

struct NamedCondition {
  std::string parameter;            // the name in `${...}`; empty if there is none
  std::vector<std::string> any_of;  // texts in the language of `when`
};

// The error if `or` multiplies conditions beyond what a rule can need.
inline constexpr const char* too_many_conditions =
    "too many conditions at once: each `or` multiplies them; divide the alternative";

// By name.
using NamedConditions = std::map<std::string, NamedCondition, std::less<>>;

// Adds the conditions of an object `$conditions` to `into`. Throws `Wrong`.
void read_named_conditions(const JsonValue& object, NamedConditions& into);

// The groups of a text of `when`: all conditions of one of them have to hold; names are expanded.
// Throws `Wrong` at the text.
std::vector<std::vector<JsonValue>> groups_of(const JsonValue& text, const NamedConditions& named);

}  // namespace paddle_ls::rewrite
