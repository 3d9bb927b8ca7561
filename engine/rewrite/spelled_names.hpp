// Whether a source spells a name. By the text alone: words in strings and comments count, so that a
// no is certain.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

// As a word of its own.
bool mentions(std::string_view source, std::string_view name);

// As the beginning of a word.
bool mentions_beginning(std::string_view source, std::string_view beginning);

// As a word that is not asked of something else: `name`, but not `other.name`.
bool mentions_variable(std::string_view source, std::string_view name);

}  // namespace paddle_ls::rewrite
