// What names of Python are made of, byte by byte.
#pragma once

namespace paddle_ls::text {

// A byte of a name that is not its first one. Letters outside of ASCII have bytes from 0x80.
constexpr bool is_identifier_byte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || byte == '_' || static_cast<unsigned char>(byte) >= 0x80;
}

}  // namespace paddle_ls::text
