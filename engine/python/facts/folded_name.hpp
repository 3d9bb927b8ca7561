// Identifiers as Python compares them.
//
// Python normalizes identifiers to NFKC: `ｔｏｒｃｈ` in full width is `torch`. All names of
// interest are ASCII, so only characters that NFKC maps to ASCII letters, digits or `_` are folded;
// others are compared as they are written.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::python {

// True if `folded_name` may change the name.
bool may_fold(std::string_view name);

std::string folded_name(std::string_view name);

// True if `text` has a character from the alphabets in which whole words can be written.
bool has_other_letters(std::string_view text);

}  // namespace paddle_ls::python
