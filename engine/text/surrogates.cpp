#include "engine/text/surrogates.hpp"

#include "engine/text/utf8.hpp"

namespace paddle_ls::text {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr char lead_of_half = '\xED';

std::uint32_t low_bits(char byte) {
  return static_cast<unsigned char>(byte) & 0x3FU;
}

// The half whose three bytes are at the start of `text`, or 0.
std::uint16_t half_at(std::string_view text) {
  if (text.size() < half_bytes || text[0] != lead_of_half || !is_continuation(text[1]) ||
      !is_continuation(text[2]) || static_cast<unsigned char>(text[1]) < 0xA0) {
    return 0;
  }
  return static_cast<std::uint16_t>(0xD000U | (low_bits(text[1]) << 6U) | low_bits(text[2]));
}

}  // namespace

void append_half(std::uint16_t half, std::string& to) {
  to += lead_of_half;
  to += static_cast<char>(0x80U | ((half >> 6U) & 0x3FU));
  to += static_cast<char>(0x80U | (half & 0x3FU));
}

std::string joined(std::uint16_t high, std::uint16_t low) {
  std::string character;
  append_utf8(0x10000U + ((high - 0xD800U) << 10U) + (low - 0xDC00U), character);
  return character;
}

Replaced without_halves(std::string_view wtf8) {
  Replaced result;
  std::size_t copied = 0;
  for (std::size_t at = wtf8.find(lead_of_half); at != std::string_view::npos;
       at = wtf8.find(lead_of_half, at)) {
    const std::uint16_t half = half_at(wtf8.substr(at));
    if (half == 0) {
      ++at;
      continue;
    }
    result.text.append(wtf8, copied, at - copied);
    at += half_bytes;
    const std::uint16_t next = half_at(wtf8.substr(at));
    if (is_high_half(half) && is_low_half(next)) {
      result.text += joined(half, next);
      at += half_bytes;
    } else {
      result.halves.push_back({result.text.size(), half});
      result.text += replacement;
    }
    copied = at;
  }
  result.text.append(wtf8, copied);
  return result;
}

Replaced cut_in_two(std::string_view text) {
  const std::uint32_t code = ((static_cast<unsigned char>(text[0]) & 7U) << 18U) |
                             (low_bits(text[1]) << 12U) | (low_bits(text[2]) << 6U) |
                             low_bits(text[3]);
  const std::uint32_t above = code - 0x10000U;
  const auto high = static_cast<std::uint16_t>(0xD800U + (above >> 10U));
  const auto low = static_cast<std::uint16_t>(0xDC00U + (above & 0x3FFU));
  return {std::string(replacement) + std::string(replacement), {{0, high}, {half_bytes, low}}};
}

std::string with_valid_utf8(std::string_view text) {
  std::string result;
  result.reserve(text.size() + replacement.size());
  while (true) {
    const std::size_t valid = valid_prefix(text);
    result += text.substr(0, valid);
    text.remove_prefix(valid);
    if (text.empty()) return result;
    // A half is one character for those who wrote it.
    text.remove_prefix(half_at(text) != 0 ? half_bytes : 1);
    result += replacement;
  }
}

std::string with_escaped_halves(std::string_view json) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string result;
  std::size_t copied = 0;
  for (std::size_t at = json.find(lead_of_half); at != std::string_view::npos;
       at = json.find(lead_of_half, at)) {
    const std::uint16_t half = half_at(json.substr(at));
    if (half == 0) {
      ++at;
      continue;
    }
    result.append(json, copied, at - copied);
    result += "\\u";
    for (const unsigned shift : {12U, 8U, 4U, 0U}) result += digits[(half >> shift) & 15U];
    at += half_bytes;
    copied = at;
  }
  return result.append(json, copied);
}

}  // namespace paddle_ls::text
