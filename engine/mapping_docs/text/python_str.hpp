// The few operations of Python's str on which the verdict of the original tools depends, over
// UTF-8.
//
// The original strips, splits and classifies characters by Unicode, so a no-break space at the end
// of a cell vanishes there; to reach the same result, one must strip exactly the same set.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::mapping_docs {

// str.isspace of one character.
bool is_space(char32_t character);

// str.isalpha of one character.
bool is_letter(char32_t character);

// The character at the start of `text`, which must not be empty, and its size in bytes. A byte that
// starts no valid sequence is U+FFFD of size 1.
struct StrCharacter {
  char32_t value;
  std::size_t size;
};
StrCharacter first_character(std::string_view text);

// str.strip: `text` without white space at its ends.
std::string_view strip(std::string_view text);

// The same as a range of `text`; an all-white range gives an empty range at its start.
text::ByteRange stripped(std::string_view text, text::ByteRange range);

// The offset of the first byte that is not part of valid UTF-8, or npos.
std::size_t invalid_utf8(std::string_view text);

// `text` with U+FFFD for every byte that is not part of valid UTF-8.
std::string with_replacement_characters(std::string_view text);

// API names in headings may be escaped for Markdown: `\_` stands for `_`.
std::string unescaped(std::string_view name);

bool is_cjk(char32_t character);

}  // namespace paddle_ls::mapping_docs
