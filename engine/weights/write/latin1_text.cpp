#include "engine/weights/write/latin1_text.hpp"

#include <algorithm>

namespace paddle_ls::weights {

namespace {

bool is_ascii(char byte) {
  return (static_cast<unsigned char>(byte) & 0x80U) == 0;
}

}  // namespace

std::string text_of_latin1(std::string_view bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const char byte : bytes) {
    const auto code = static_cast<unsigned char>(byte);
    if (is_ascii(byte)) {
      text += byte;
    } else {
      text += static_cast<char>(0xC0U | code >> 6U);
      text += static_cast<char>(0x80U | (code & 0x3FU));
    }
  }
  return text;
}

void CountingLatin1::write(std::string_view bytes) {
  const auto ascii = static_cast<std::uint64_t>(std::ranges::count_if(bytes, is_ascii));
  utf8_bytes_ += 2 * bytes.size() - ascii;
}

}  // namespace paddle_ls::weights
