#include "project/contents/json_string.hpp"

#include <charconv>
#include <cstdint>

#include <fmt/core.h>

#include "engine/text/utf8.hpp"

namespace paddle_ls::contents {
namespace {

std::uint32_t unit_at(std::string_view file, std::size_t digits) {
  std::uint32_t unit = 0xFFFD;
  const std::string_view four = file.substr(digits, 4);
  std::from_chars(four.data(), four.data() + four.size(), unit, 16);
  return unit;
}

// The size of the escape sequence at `at`, and the character it encodes.
std::size_t read_escape(std::string_view file, std::size_t at, std::string& means) {
  switch (const char letter = file[at + 1]) {
    case 'n': means += '\n'; return 2;
    case 't': means += '\t'; return 2;
    case 'r': means += '\r'; return 2;
    case 'b': means += '\b'; return 2;
    case 'f': means += '\f'; return 2;
    case 'u': break;
    default: means += letter; return 2;
  }
  const std::uint32_t first = unit_at(file, at + 2);
  const bool is_pair = first >= 0xD800 && first < 0xDC00 && file.substr(at + 6, 2) == "\\u";
  const std::uint32_t second = is_pair ? unit_at(file, at + 8) : 0;
  if (second >= 0xDC00 && second < 0xE000) {
    text::append_utf8(0x10000 + ((first - 0xD800) << 10U) + (second - 0xDC00), means);
    return 12;
  }
  text::append_utf8(first, means);
  return 6;
}

void append_units(std::uint32_t character, std::string& to) {
  if (character >= 0x10000) {
    character -= 0x10000;
    to += fmt::format("\\u{:04x}", 0xD800 + (character >> 10U));
    character = 0xDC00 + (character & 0x3FFU);
  }
  to += fmt::format("\\u{:04x}", character);
}

// The character that `bytes`, one UTF-8 sequence, encode.
std::uint32_t character_of(std::string_view bytes) {
  auto character = static_cast<unsigned char>(bytes.front()) & (0xFFU >> (bytes.size() + 1));
  for (const char byte : bytes.substr(1)) {
    character = (character << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
  }
  return character;
}

}  // namespace

void add_json_string(std::string_view file, text::ByteRange literal, PythonText& to) {
  std::size_t at = literal.start + 1;
  const std::size_t end = literal.end - 1;
  while (at < end) {
    const std::size_t plain_end = std::min(file.find('\\', at), end);
    if (plain_end > at) to.add({at, plain_end}, text::slice(file, {at, plain_end}));
    if (plain_end == end) return;
    std::string means;
    const std::size_t size = read_escape(file, plain_end, means);
    to.add({plain_end, plain_end + size}, means);
    at = plain_end + size;
  }
}

std::string json_escaped(std::string_view text, Spelling spelling) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view character = text.substr(at, text::character_size(text.substr(at)));
    at += character.size();
    const char first = character.front();
    if (first == '"' || first == '\\') {
      result.append({'\\', first});
    } else if (first == '\t') {
      result += "\\t";
    } else if (first == '\r') {
      result += "\\r";
    } else if (static_cast<unsigned char>(first) < ' ') {
      append_units(static_cast<unsigned char>(first), result);
    } else if (character.size() > 1 && spelling == Spelling::ascii_json) {
      append_units(character_of(character), result);
    } else {
      result += character;
    }
  }
  return result;
}

}  // namespace paddle_ls::contents
