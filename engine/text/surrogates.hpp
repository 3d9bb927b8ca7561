// Halves of UTF-16 surrogate pairs that stand alone.
//
// Strings of JavaScript, Java and .NET may hold half of a pair, and editors make such strings: an
// edit can cut a character in two and a later one can put it together again. UTF-8 has no form for
// a half. Between the message reader and the buffer a half is three bytes as in WTF-8; from the
// buffer on it is U+FFFD, three bytes as well and one UTF-16 unit, so that offsets and positions
// agree in both forms. Which half it is, the buffer remembers beside its text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::text {

struct LoneHalf {
  std::size_t offset;   // of its three bytes in the text
  std::uint16_t value;  // the UTF-16 unit

  bool operator==(const LoneHalf&) const = default;
};

inline constexpr std::size_t half_bytes = 3;
inline constexpr std::size_t pair_bytes = 4;

constexpr bool is_high_half(std::uint32_t unit) {
  return unit >= 0xD800 && unit < 0xDC00;
}
constexpr bool is_low_half(std::uint32_t unit) {
  return unit >= 0xDC00 && unit < 0xE000;
}

// Appends a half in its three bytes of WTF-8.
void append_half(std::uint16_t half, std::string& to);

// The character of a high and a low half, in UTF-8.
std::string joined(std::uint16_t high, std::uint16_t low);

struct Replaced {
  std::string text;              // UTF-8 with U+FFFD for each lone half
  std::vector<LoneHalf> halves;  // in the order of the text
};

// Takes the lone halves out of WTF-8; two halves that meet become the character they stand for.
Replaced without_halves(std::string_view wtf8);

// The character of four bytes at the start of `text` as two lone halves.
Replaced cut_in_two(std::string_view text);

// `text` as UTF-8: each byte that is part of no character becomes U+FFFD.
std::string with_valid_utf8(std::string_view text);

// JSON text in which every half has become an escape.
std::string with_escaped_halves(std::string_view json);

}  // namespace paddle_ls::text
