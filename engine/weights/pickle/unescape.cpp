#include "engine/weights/pickle/unescape.hpp"

#include <charconv>

#include "engine/text/utf8.hpp"

namespace paddle_ls::weights::pickle {

namespace {

std::optional<std::uint32_t> hexadecimal(std::string_view text, std::size_t at, std::size_t size) {
  if (at > text.size() || text.size() - at < size) return {};
  std::uint32_t value = 0;
  const char* end = text.data() + at + size;
  const auto read = std::from_chars(text.data() + at, end, value, 16);
  if (read.ec != std::errc() || read.ptr != end) return {};
  return value;
}

char named_escape(char name) {
  switch (name) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    default: return name;  // a quote or a backslash
  }
}

}  // namespace

std::optional<std::string> unquoted(std::string_view line) {
  if (line.size() < 2 || line.front() != line.back()) return {};
  if (line.front() != '\'' && line.front() != '"') return {};
  line = line.substr(1, line.size() - 2);
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\') {
      text += line[i];
      continue;
    }
    if (++i == line.size()) return {};
    if (line[i] != 'x') {
      text += named_escape(line[i]);
      continue;
    }
    const auto code = hexadecimal(line, i + 1, 2);
    if (!code) return {};
    text += static_cast<char>(*code);
    i += 2;
  }
  return text;
}

std::string raw_unicode(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool escaped = line[i] == '\\' && i + 1 < line.size();
    const std::size_t size = !escaped ? 0 : line[i + 1] == 'u' ? 4 : line[i + 1] == 'U' ? 8 : 0;
    const auto code = size == 0 ? std::nullopt : hexadecimal(line, i + 2, size);
    text::append_utf8(code.value_or(static_cast<unsigned char>(line[i])), text);
    if (code) i += 1 + size;
  }
  return text;
}

}  // namespace paddle_ls::weights::pickle
