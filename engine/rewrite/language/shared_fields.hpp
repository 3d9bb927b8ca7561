// Fields that the rules of a file share: `$all_rules`.
//
//   "$all_rules": {"used_as": "attribute", "rename": {"input": "x"}, "drop": ["foreach"]}
//
// A field of the rule itself is for each rule that lacks it. An entry about an argument is for each
// alternative that converts a call with this parameter and says nothing else about it. A rule that
// is an exception says so with an empty value: `"rename": {"input": ""}`.
#pragma once

#include <string>
#include <string_view>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

// Throws `Wrong` if `shared` is not an object of fields that rules can share.
void check_shared_fields(const JsonValue& shared);

// Adds the fields of `shared` that `rule` lacks; `rule` is a plain one (expand_rule.hpp).
void add_shared_fields(const JsonValue& shared, JsonValue& rule);

// What `rule`, a plain one, says in the fields that rules can share: equal texts say the same.
std::string said_in_shared_fields(const JsonValue& rule);

}  // namespace paddle_ls::rewrite
