// Whether a source spells a name. By the text alone: words in strings and comments count, so that a
// no is certain.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

// As a word of its own.
bool mentions(std::string_view source, std::string_view name);

// As the beginning of a word.
bool mentions_beginning(std::string_view source, std::string_view beginning);

// As a word that may stand for a variable: `name`, but not `other.name`, not in a line of comment,
// and no module that is imported under another name.
bool mentions_variable(std::string_view source, std::string_view name);

}  // namespace paddle_ls::rewrite
