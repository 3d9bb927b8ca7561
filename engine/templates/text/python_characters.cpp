#include "engine/templates/text/python_characters.hpp"

#include <algorithm>

#include <utf8proc.h>

#include "engine/text/utf8.hpp"

namespace paddle_ls::templates {

namespace {

utf8proc_category_t category(char32_t code_point) {
  // utf8proc returns "unassigned" for everything that is not a code point.
  if (code_point > 0x10FFFF) return UTF8PROC_CATEGORY_CN;
  return utf8proc_category(static_cast<utf8proc_int32_t>(code_point));
}

bool is_letter(utf8proc_category_t category) {
  return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
}

bool is_printable_ascii(char byte) {
  return byte >= 0x20 && byte < 0x7F;
}

bool is_ascii_letter(char32_t code_point) {
  return (code_point | 0x20U) >= U'a' && (code_point | 0x20U) <= U'z';
}

}  // namespace

Character wide_character_at(std::string_view text, std::size_t offset) {
  utf8proc_int32_t code_point = 0;
  const std::string_view rest = text.substr(offset, 4);
  const auto read = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(rest.data()),
                                     static_cast<utf8proc_ssize_t>(rest.size()), &code_point);
  if (read < 1) return {no_code_point, 1};
  return {static_cast<char32_t>(code_point), static_cast<std::size_t>(read)};
}

Character character_before(std::string_view text, std::size_t end) {
  std::size_t start = end - 1;
  while (start > 0 && end - start < 4 && text::is_continuation(text[start])) --start;
  const Character character = character_at(text.substr(0, end), start);
  if (start + character.size == end) return character;
  return {no_code_point, 1};
}

bool is_word(char32_t code_point) {
  if (code_point < 0x80) {
    return is_ascii_letter(code_point) || (code_point >= U'0' && code_point <= U'9') ||
           code_point == U'_';
  }
  const utf8proc_category_t found = category(code_point);
  return is_letter(found) || found == UTF8PROC_CATEGORY_ND || found == UTF8PROC_CATEGORY_NL ||
         found == UTF8PROC_CATEGORY_NO;
}

bool is_word_start(char32_t code_point) {
  if (code_point < 0x80) return is_ascii_letter(code_point) || code_point == U'_';
  return is_word(code_point) && category(code_point) != UTF8PROC_CATEGORY_ND;
}

bool is_space(char32_t code_point) {
  if (code_point < 0x80) {
    return code_point == U' ' || (code_point >= 0x09 && code_point <= 0x0D) ||
           (code_point >= 0x1C && code_point <= 0x1F);
  }
  return code_point == 0x85 || code_point == 0xA0 || code_point == 0x1680 ||
         (code_point >= 0x2000 && code_point <= 0x200A) || code_point == 0x2028 ||
         code_point == 0x2029 || code_point == 0x202F || code_point == 0x205F ||
         code_point == 0x3000;
}

bool is_line_break(char32_t code_point) {
  return (code_point >= 0x0A && code_point <= 0x0D) || (code_point >= 0x1C && code_point <= 0x1E) ||
         code_point == 0x85 || code_point == 0x2028 || code_point == 0x2029;
}

bool is_printable(char32_t code_point) {
  if (code_point < 0x80) return code_point >= 0x20 && code_point != 0x7F;
  switch (category(code_point)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_ZS: return false;
    default: return true;
  }
}

bool is_identifier(std::string_view text) {
  return !text.empty() && is_word_start(character_at(text, 0).code_point) &&
         word_end(text, 0) == text.size();
}

std::size_t word_end(std::string_view text, std::size_t offset) {
  while (offset < text.size()) {
    const Character character = character_at(text, offset);
    if (!is_word(character.code_point)) break;
    offset += character.size;
  }
  return offset;
}

TextLine line_at(std::string_view text, std::size_t offset) {
  const std::size_t start = offset;
  while (offset < text.size()) {
    if (is_printable_ascii(text[offset])) {
      ++offset;
      continue;
    }
    const Character character = character_at(text, offset);
    const std::size_t end = offset;
    offset += character.size;
    if (!is_line_break(character.code_point)) continue;
    const bool crlf = character.code_point == U'\r' && offset < text.size() && text[offset] == '\n';
    return {text.substr(start, end - start), crlf ? offset + 1 : offset};
  }
  return {text.substr(start), offset};
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t offset = 0; offset < text.size();) {
    const TextLine line = line_at(text, offset);
    lines.push_back(line.text);
    offset = line.next;
  }
  return lines;
}

std::size_t end_without_spaces(std::string_view text) {
  std::size_t end = text.size();
  while (end > 0) {
    if (is_printable_ascii(text[end - 1]) && text[end - 1] != ' ') break;
    const Character character = character_before(text, end);
    if (!is_space(character.code_point)) break;
    end -= character.size;
  }
  return end;
}

std::string_view stripped(std::string_view text) {
  text = text.substr(0, end_without_spaces(text));
  while (!text.empty()) {
    const Character character = character_at(text, 0);
    if (!is_space(character.code_point)) break;
    text.remove_prefix(character.size);
  }
  return text;
}

bool is_blank(std::string_view text) {
  return end_without_spaces(text) == 0;
}

std::size_t first_invalid_byte(std::string_view text) {
  for (std::size_t offset = 0; offset < text.size();) {
    const Character character = character_at(text, offset);
    if (character.code_point == no_code_point) return offset;
    offset += character.size;
  }
  return std::string_view::npos;
}

std::string with_universal_newlines(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t offset = 0; offset < text.size();) {
    const std::size_t cr = std::min(text.find('\r', offset), text.size());
    result.append(text, offset, cr - offset);
    if (cr == text.size()) break;
    result += '\n';
    offset = cr + 1;
    if (offset < text.size() && text[offset] == '\n') ++offset;
  }
  return result;
}

}  // namespace paddle_ls::templates
