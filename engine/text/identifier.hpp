// What names of Python are made of, byte by byte.
#pragma once

#include <cstddef>
#include <string_view>

namespace paddle_ls::text {

// A byte of a name that is not its first one. Letters outside of ASCII have bytes from 0x80.
constexpr bool is_identifier_byte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || byte == '_' || static_cast<unsigned char>(byte) >= 0x80;
}

// The name that begins at `at`; empty if there is none.
inline std::string_view identifier_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && is_identifier_byte(text[end])) ++end;
  return text.substr(at, end - at);
}

}  // namespace paddle_ls::text
