#include "engine/mapping_docs/text/python_str.hpp"

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

StrCharacter first_character(std::string_view text) {
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
    const StrCharacter c = first_character(text::slice(text, range));
    if (!is_space(c.value)) break;
    range.start += c.size;
  }
  if (range.empty()) return {origin, origin};
  while (true) {
    std::size_t start = range.end - 1;
    while (start > range.start && text::is_continuation(text[start])) --start;
    const StrCharacter c = first_character(text.substr(start, range.end - start));
    if (c.size != range.end - start || !is_space(c.value)) return range;
    range.end = start;
  }
}

std::size_t invalid_utf8(std::string_view text) {
  const std::size_t valid = text::valid_prefix(text);
  return valid == text.size() ? std::string_view::npos : valid;
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

}  // namespace paddle_ls::mapping_docs
