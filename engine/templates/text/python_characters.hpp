// What Python's `re` and `str` call a word character, a space and a line, over UTF-8.
//
// Templates must come out as Python makes them, so these classes are Python's and not C's or
// Unicode's own: U+00B2 (superscript two) starts a name, U+001C ends a line, U+001F is a space. A
// byte that belongs to no valid sequence is one character that is in no class.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::templates {

struct Character {
  char32_t code_point = 0;  // `no_code_point` for a byte outside every valid sequence
  std::size_t size = 1;     // in bytes
};

constexpr char32_t no_code_point = 0xFFFFFFFF;

// The character that starts at `offset`, where a byte outside ASCII stands.
Character wide_character_at(std::string_view text, std::size_t offset);

// The character that starts at `offset`, which must lie in `text`.
inline Character character_at(std::string_view text, std::size_t offset) {
  const auto lead = static_cast<unsigned char>(text[offset]);
  return lead < 0x80 ? Character{lead, 1} : wide_character_at(text, offset);
}

// The character that ends at `end`, which must be positive.
Character character_before(std::string_view text, std::size_t end);

bool is_word(char32_t code_point);        // `\w`
bool is_word_start(char32_t code_point);  // `[^\d\W]`
bool is_space(char32_t code_point);       // `\s`, and what str.strip() removes
bool is_line_break(char32_t code_point);  // where str.splitlines() splits; CR LF counts once
bool is_printable(char32_t code_point);   // what repr() does not escape

// True when `text` is one name that a placeholder can hold.
bool is_identifier(std::string_view text);

// The end of the run of word characters that starts at `offset`.
std::size_t word_end(std::string_view text, std::size_t offset);

// The next line of str.splitlines() and the offset after its break, for `offset` inside `text`. A
// break at the very end adds no empty line, and "" has no lines.
struct TextLine {
  std::string_view text;
  std::size_t next = 0;
};
TextLine line_at(std::string_view text, std::size_t offset);

std::vector<std::string_view> split_lines(std::string_view text);

// The end of str.rstrip().
std::size_t end_without_spaces(std::string_view text);

// str.strip().
std::string_view stripped(std::string_view text);

// True when the text is empty or holds nothing but spaces.
bool is_blank(std::string_view text);

// The offset of the first byte that belongs to no valid UTF-8 sequence; npos when all is well.
// Encoded surrogates and overlong forms are invalid, as in Python.
std::size_t first_invalid_byte(std::string_view text);

// What Python's text mode reads: CR LF and CR become LF.
std::string with_universal_newlines(std::string_view text);

}  // namespace paddle_ls::templates
