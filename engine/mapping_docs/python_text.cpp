#include "engine/mapping_docs/python_text.hpp"

#include <cstdint>
#include <cstring>

#include "engine/text/utf8.hpp"

namespace paddle_ls::mapping_docs {

bool is_space(char32_t c) {
  return (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x20) || c == 0x85 || c == 0xA0 ||
         c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F ||
         c == 0x205F || c == 0x3000;
}

bool is_cjk(char32_t c) {
  return c >= 0x4E00 && c <= 0x9FA5;
}

Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t size = text::character_size(text);
  switch (size) {
    case 2: return {(byte(0) & 0x1FU) << 6U | (byte(1) & 0x3FU), 2};
    case 3: return {(byte(0) & 0x0FU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU), 3};
    case 4:
      return {(byte(0) & 0x07U) << 18U | (byte(1) & 0x3FU) << 12U | (byte(2) & 0x3FU) << 6U |
                  (byte(3) & 0x3FU),
              4};
    default: return {byte(0) < 0x80 ? char32_t{byte(0)} : char32_t{0xFFFD}, 1};
  }
}

std::string_view strip(std::string_view text) {
  return text::slice(text, stripped(text, {0, text.size()}));
}

text::ByteRange stripped(std::string_view text, text::ByteRange range) {
  const std::size_t origin = range.start;
  while (!range.empty()) {
    const Character c = first_character(text::slice(text, range));
    if (!is_space(c.value)) break;
    range.start += c.size;
  }
  if (range.empty()) return {origin, origin};
  while (true) {
    std::size_t start = range.end - 1;
    while (start > range.start && text::is_continuation(text[start])) --start;
    const Character c = first_character(text.substr(start, range.end - start));
    if (c.size != range.end - start || !is_space(c.value)) return range;
    range.end = start;
  }
}

namespace {

// Bytes of ASCII at the start of `text`, eight at a time.
std::size_t ascii_run(std::string_view text) {
  std::size_t size = 0;
  for (std::uint64_t word = 0; text.size() - size >= sizeof word; size += sizeof word) {
    std::memcpy(&word, text.data() + size, sizeof word);
    if ((word & 0x8080808080808080U) != 0) break;
  }
  while (size < text.size() && static_cast<unsigned char>(text[size]) < 0x80) ++size;
  return size;
}

}  // namespace

std::size_t invalid_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      at += ascii_run(text.substr(at));
      continue;
    }
    const Character c = first_character(text.substr(at));
    const bool surrogate = c.value >= 0xD800 && c.value <= 0xDFFF;
    const bool overlong = (c.size == 3 && c.value < 0x800) || (c.size == 4 && c.value < 0x10000);
    if (c.size == 1 || surrogate || overlong || c.value > 0x10FFFF) return at;
    at += c.size;
  }
  return std::string_view::npos;
}

std::string with_replacement_characters(std::string_view text) {
  std::string result;
  for (std::size_t bad = 0; (bad = invalid_utf8(text)) != std::string_view::npos;) {
    result += text.substr(0, bad);
    result += "\xEF\xBF\xBD";
    text.remove_prefix(bad + 1);
  }
  result += text;
  return result;
}

std::string unescaped(std::string_view name) {
  std::string result;
  result.reserve(name.size());
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] == '\\' && i + 1 < name.size() && name[i + 1] == '_') continue;
    result += name[i];
  }
  return result;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  std::size_t start = 0;
  for (std::size_t at = 0; (at = text.find(separator, start)) != std::string_view::npos;) {
    pieces.push_back(text.substr(start, at - start));
    start = at + 1;
  }
  pieces.push_back(text.substr(start));
  return pieces;
}

}  // namespace paddle_ls::mapping_docs
