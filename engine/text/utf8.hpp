// UTF-8 sequences in text that may be broken: every function is total, and a byte that starts no
// valid sequence counts as one character of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace paddle_ls::text {

inline bool is_continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Length in bytes of the character at the start of `text`, which must not be empty.
inline std::size_t character_size(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t expected = lead < 0x80   ? 1
                               : lead < 0xC2 ? 1
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 1;
  if (expected > text.size()) return 1;
  for (std::size_t i = 1; i < expected; ++i) {
    if (!is_continuation(text[i])) return 1;
  }
  return expected;
}

// UTF-16 code units of a character that takes `bytes` bytes in UTF-8.
inline std::size_t utf16_units(std::size_t bytes) {
  return bytes == 4 ? 2 : 1;
}

// Appends the character `code`. What is no character (a lone surrogate, past U+10FFFF) becomes
// U+FFFD, the replacement character.
inline void append_utf8(std::uint32_t code, std::string& to) {
  if (code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) code = 0xFFFD;
  const auto tail = [&](unsigned shift) {
    to += static_cast<char>(0x80U | ((code >> shift) & 0x3FU));
  };
  if (code < 0x80) {
    to += static_cast<char>(code);
  } else if (code < 0x800) {
    to += static_cast<char>(0xC0U | (code >> 6U));
    tail(0);
  } else if (code < 0x10000) {
    to += static_cast<char>(0xE0U | (code >> 12U));
    tail(6);
    tail(0);
  } else {
    to += static_cast<char>(0xF0U | (code >> 18U));
    tail(12);
    tail(6);
    tail(0);
  }
}

}  // namespace paddle_ls::text
