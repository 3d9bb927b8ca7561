// The names that the templates of an alternative read, among which are the helpers that it calls.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

// The texts of `alternative`, and of `rule` where it says nothing itself, that are written into a
// file. `alternative` may be null. What a method is renamed to is not among them.
std::vector<const JsonValue*> code_of(const JsonValue& rule, const JsonValue* alternative,
                                      bool is_method);

// The names in `text`, in order, without members (`.name`), keywords of arguments, texts and holes.
std::vector<std::string_view> names_read_in(std::string_view text);

}  // namespace paddle_ls::rewrite
