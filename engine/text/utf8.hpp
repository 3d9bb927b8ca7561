// UTF-8 sequences in text that may be broken: every function is total, and a byte that starts no
// valid sequence counts as one character.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace paddle_ls::text {

// What a file may begin with to say that it is UTF-8. Editors leave it out of the texts they show.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

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

inline std::size_t character_count(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); at += character_size(text.substr(at))) ++count;
  return count;
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

// Bytes of ASCII at the start of `text`, eight at a time.
inline std::size_t ascii_run(std::string_view text) {
  std::size_t size = 0;
  for (std::uint64_t word = 0; text.size() - size >= sizeof word; size += sizeof word) {
    std::memcpy(&word, text.data() + size, sizeof word);
    if ((word & 0x8080808080808080U) != 0) break;
  }
  while (size < text.size() && static_cast<unsigned char>(text[size]) < 0x80) ++size;
  return size;
}

// How many bytes at the start of `text` are well-formed UTF-8 as the Unicode standard defines it:
// no overlong forms, no surrogates, nothing past U+10FFFF. All of them when the text is valid.
inline std::size_t valid_prefix(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead < 0x80) {
      at += ascii_run(text.substr(at));
      continue;
    }
    const std::size_t size = character_size(text.substr(at));
    if (size == 1) return at;
    const auto second = static_cast<unsigned char>(text[at + 1]);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool surrogate = lead == 0xED && second > 0x9F;
    const bool too_large = lead == 0xF4 && second > 0x8F;
    if (overlong || surrogate || too_large) return at;
    at += size;
  }
  return at;
}

}  // namespace paddle_ls::text
