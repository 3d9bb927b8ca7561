// Identifiers as Python compares them.
//
// Python takes identifiers in Unicode's form NFKC: `ｔｏｒｃｈ` in full width is `torch`. All names
// that we know are ASCII, so only characters that NFKC makes ASCII letters, digits or `_` are
// folded; others are compared as they are written.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::python {

// True where `folded_name` has something to look at.
bool may_fold(std::string_view name);

std::string folded_name(std::string_view name);

// True when `text` has a character of the kinds in which whole words are written otherwise.
bool has_other_letters(std::string_view text);

}  // namespace paddle_ls::python
