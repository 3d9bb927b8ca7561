#include "engine/weights/pickle/big_integer.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace paddle_ls::weights::pickle {

namespace {

// Divides in place, the highest digit last, and gives the remainder.
std::uint32_t divide(std::vector<std::uint8_t>& digits, std::uint32_t by) {
  std::uint64_t rest = 0;
  for (std::size_t i = digits.size(); i-- > 0;) {
    rest = rest << 8U | digits[i];
    digits[i] = static_cast<std::uint8_t>(rest / by);
    rest %= by;
  }
  while (!digits.empty() && digits.back() == 0) digits.pop_back();
  return static_cast<std::uint32_t>(rest);
}

void negate(std::vector<std::uint8_t>& digits) {
  unsigned carry = 1;
  for (std::uint8_t& digit : digits) {
    carry += static_cast<std::uint8_t>(~digit);
    digit = static_cast<std::uint8_t>(carry);
    carry >>= 8U;
  }
}

}  // namespace

std::string decimal_of(std::string_view bytes) {
  std::vector<std::uint8_t> digits(bytes.begin(), bytes.end());
  const bool is_negative = !digits.empty() && digits.back() >= 0x80;
  if (is_negative) negate(digits);
  while (!digits.empty() && digits.back() == 0) digits.pop_back();
  std::string text;
  while (!digits.empty()) text += static_cast<char>('0' + divide(digits, 10));
  if (text.empty()) return "0";
  if (is_negative) text += '-';
  std::ranges::reverse(text);
  return text;
}

}  // namespace paddle_ls::weights::pickle
