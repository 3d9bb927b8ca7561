// The names that the templates of an alternative read, including the helpers that it calls.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

// The texts of `alternative`, or of `rule` for fields that it lacks, that are written into a file.
// `alternative` may be null. The new name of a method is not included.
std::vector<const JsonValue*> code_of(const JsonValue& rule, const JsonValue* alternative,
                                      bool is_method);

// The names in `text`, in order, without members (`.name`), keywords, strings and holes.
std::vector<std::string_view> names_read_in(std::string_view text);

}  // namespace paddle_ls::rewrite
