#include "server/cli/reports/harmless_output.hpp"

#include <algorithm>
#include <array>

#include "engine/text/utf8.hpp"

namespace paddle_ls::cli {
namespace {

// The escape sequences that colour diffs and reports.
constexpr std::array<std::string_view, 8> sequences = {"\x1b[0m",    "\x1b[1m",   "\x1b[31m",
                                                       "\x1b[32m",   "\x1b[36m",  "\x1b[1;31m",
                                                       "\x1b[1;33m", "\x1b[1;36m"};
constexpr std::size_t longest_colour = 7;

// U+0080 to U+009F are the control characters of eight bits.
bool is_wide_control(std::string_view text) {
  return text.size() > 1 && text[0] == '\xC2' && text::is_continuation(text[1]) &&
         static_cast<unsigned char>(text[1]) < 0xA0;
}

// U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069 change the order in which text is
// displayed; U+2028 and U+2029 end lines.
bool is_direction(std::string_view text) {
  if (text.starts_with("\xD8\x9C")) return true;
  if (text.size() < 3 || text[0] != '\xE2') return false;
  const auto last = static_cast<unsigned char>(text[2]);
  if (text[1] == '\x80') return last == 0x8E || last == 0x8F || (last >= 0xA8 && last <= 0xAE);
  return text[1] == '\x81' && last >= 0xA6 && last <= 0xA9;
}

// Bytes at the start of `text`, which must not be empty, that can be passed on unchanged.
std::size_t harmless_size(std::string_view text, OwnColours own) {
  const char first = text.front();
  if (first == '\n' || first == '\t') return 1;
  if (first == '\r') return text.starts_with("\r\n") ? 2 : 0;
  if (first == '\x1b') {
    const auto colour = std::find_if(sequences.begin(), sequences.end(),
                                     [&](std::string_view each) { return text.starts_with(each); });
    return own == OwnColours::replaced || colour == sequences.end() ? 0 : colour->size();
  }
  const std::size_t size = text::character_size(text);
  const std::string_view character = text.substr(0, size);
  const auto lead = static_cast<unsigned char>(first);
  const bool is_control =
      lead < 0x20 || lead == 0x7F || is_wide_control(text) || is_direction(text);
  return !is_control && text::valid_prefix(character) == size ? size : 0;
}

// Bytes at the end of `text` that may be the start of a longer sequence.
std::size_t unfinished_size(std::string_view text) {
  const std::size_t looked_at = std::min(text.size(), longest_colour - 1);
  const std::string_view end = text.substr(text.size() - looked_at);
  const std::size_t escape = end.rfind('\x1b');
  if (escape != std::string_view::npos && end.find('m', escape) == std::string_view::npos) {
    return end.size() - escape;
  }
  if (text.ends_with('\r')) return 1;
  for (std::size_t size = 1; size <= std::min<std::size_t>(3, text.size()); ++size) {
    const auto lead = static_cast<unsigned char>(text[text.size() - size]);
    if (text::is_continuation(static_cast<char>(lead))) continue;
    const std::size_t wanted = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    return lead < 0xF5 && wanted > size ? size : 0;
  }
  return 0;
}

// Bytes at the start of `text` that are replaced by one U+FFFD.
std::size_t refused_size(std::string_view text) {
  const bool is_character = is_wide_control(text) || is_direction(text);
  return is_character ? text::character_size(text) : 1;
}

}  // namespace

std::string harmless(std::string_view text, OwnColours colours) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const std::size_t size = harmless_size(text, colours);
    if (size == 0) {
      text::append_utf8(0xFFFD, result);
    } else {
      result += text.substr(0, size);
    }
    text.remove_prefix(size > 0 ? size : refused_size(text));
  }
  return result;
}

bool HarmlessBuffer::pass_on(std::size_t size) {
  const std::string text = harmless(std::string_view(pending_).substr(0, size), colours_);
  pending_.erase(0, size);
  return to_.sputn(text.data(), static_cast<std::streamsize>(text.size())) ==
         static_cast<std::streamsize>(text.size());
}

HarmlessBuffer::int_type HarmlessBuffer::overflow(int_type byte) {
  if (traits_type::eq_int_type(byte, traits_type::eof())) return traits_type::not_eof(byte);
  const char character = traits_type::to_char_type(byte);
  return xsputn(&character, 1) == 1 ? byte : traits_type::eof();
}

std::streamsize HarmlessBuffer::xsputn(const char* bytes, std::streamsize count) {
  pending_.append(bytes, static_cast<std::size_t>(count));
  return pass_on(pending_.size() - unfinished_size(pending_)) ? count : 0;
}

// A flush also ends an incomplete sequence.
int HarmlessBuffer::sync() {
  return pass_on(pending_.size()) && to_.pubsync() == 0 ? 0 : -1;
}

}  // namespace paddle_ls::cli
