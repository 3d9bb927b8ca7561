// `${name}` in the texts of a rule: a word that differs from API to API, or from alternative to
// alternative.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/rewrite/language/json_document.hpp"

namespace paddle_ls::rewrite {

using Words = std::map<std::string, std::string, std::less<>>;

// `text` with its placeholders replaced. A placeholder that has no word is kept.
std::string filled(std::string_view text, const Words& words);

// The same for all texts and keys of `value`. Throws `Wrong` at one that becomes too long.
void fill(JsonValue& value, const Words& words);

// Throws `Wrong` at the first text of `value` that still has a placeholder.
void check_filled(const JsonValue& value);

}  // namespace paddle_ls::rewrite
