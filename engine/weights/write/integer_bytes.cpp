#include "engine/weights/write/integer_bytes.hpp"

namespace paddle_ls::weights {

namespace {

// bytes = bytes * 10 + digit
void push_digit(std::string& bytes, unsigned digit) {
  unsigned carry = digit;
  for (char& byte : bytes) {
    carry += static_cast<unsigned char>(byte) * 10U;
    byte = static_cast<char>(carry & 0xFFU);
    carry >>= 8U;
  }
  if (carry > 0) bytes += static_cast<char>(carry);
}

void negate(std::string& bytes) {
  unsigned carry = 1;
  for (char& byte : bytes) {
    carry += static_cast<unsigned char>(~static_cast<unsigned char>(byte));
    byte = static_cast<char>(carry & 0xFFU);
    carry >>= 8U;
  }
}

bool is_high(char byte) {
  return (static_cast<unsigned char>(byte) & 0x80U) != 0;
}

// The last byte only repeats the sign of the one before it.
bool is_longer_than_needed(const std::string& bytes) {
  if (bytes.size() < 2) return false;
  const char sign = is_high(bytes[bytes.size() - 2]) ? '\xFF' : '\0';
  return bytes.back() == sign;
}

}  // namespace

std::optional<std::string> twos_complement(std::string_view decimal) {
  const bool is_negative = decimal.starts_with('-');
  if (is_negative) decimal.remove_prefix(1);
  if (decimal.empty()) return {};
  std::string bytes;
  for (const char digit : decimal) {
    if (digit < '0' || digit > '9') return {};
    push_digit(bytes, static_cast<unsigned>(digit - '0'));
  }
  bytes += '\0';  // room for the sign
  if (is_negative) negate(bytes);
  while (is_longer_than_needed(bytes)) bytes.pop_back();
  return bytes;
}

}  // namespace paddle_ls::weights
