#include "engine/weights/values/element_numbers.hpp"

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

namespace paddle_ls::weights {
namespace {

template <class Number>
void append_as(std::span<const char> bytes, std::vector<double>& to) {
  for (std::size_t at = 0; at + sizeof(Number) <= bytes.size(); at += sizeof(Number)) {
    Number number;
    std::memcpy(&number, bytes.data() + at, sizeof(Number));
    to.push_back(static_cast<double>(number));
  }
}

// How a small floating-point format lays out its bits; all have subnormal numbers.
struct Layout {
  int exponent_bits;
  int fraction_bits;
  int bias;
  bool has_infinity;  // else only all bits set are no number
};

double number_of(std::uint32_t bits, const Layout& layout) {
  const std::uint32_t fraction = bits & ((1U << layout.fraction_bits) - 1U);
  const std::uint32_t most = (1U << layout.exponent_bits) - 1U;
  const std::uint32_t exponent = (bits >> layout.fraction_bits) & most;
  const double sign = (bits >> (layout.exponent_bits + layout.fraction_bits)) != 0 ? -1.0 : 1.0;
  const bool is_last = exponent == most;
  if (is_last && layout.has_infinity) {
    return fraction != 0 ? std::numeric_limits<double>::quiet_NaN()
                         : sign * std::numeric_limits<double>::infinity();
  }
  if (is_last && fraction == (1U << layout.fraction_bits) - 1U) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const int shift = layout.bias + layout.fraction_bits;
  if (exponent == 0) return sign * std::ldexp(fraction, 1 - shift);
  return sign *
         std::ldexp(fraction + (1U << layout.fraction_bits), static_cast<int>(exponent) - shift);
}

template <class Bits>
void append_small(std::span<const char> bytes, const Layout& layout, std::vector<double>& to) {
  for (std::size_t at = 0; at + sizeof(Bits) <= bytes.size(); at += sizeof(Bits)) {
    Bits bits;
    std::memcpy(&bits, bytes.data() + at, sizeof(Bits));
    to.push_back(number_of(bits, layout));
  }
}

// The upper half of a float.
void append_bfloat16(std::span<const char> bytes, std::vector<double>& to) {
  for (std::size_t at = 0; at + 2 <= bytes.size(); at += 2) {
    std::uint16_t upper;
    std::memcpy(&upper, bytes.data() + at, 2);
    to.push_back(std::bit_cast<float>(static_cast<std::uint32_t>(upper) << 16U));
  }
}

}  // namespace

void append_numbers(ElementType type, std::span<const char> bytes, std::vector<double>& to) {
  switch (type) {
    case ElementType::float64:
    case ElementType::complex128: return append_as<double>(bytes, to);
    case ElementType::float32:
    case ElementType::complex64: return append_as<float>(bytes, to);
    case ElementType::float16: return append_small<std::uint16_t>(bytes, {5, 10, 15, true}, to);
    case ElementType::bfloat16: return append_bfloat16(bytes, to);
    case ElementType::float8_e4m3fn: return append_small<std::uint8_t>(bytes, {4, 3, 7, false}, to);
    case ElementType::float8_e5m2: return append_small<std::uint8_t>(bytes, {5, 2, 15, true}, to);
    case ElementType::int64: return append_as<std::int64_t>(bytes, to);
    case ElementType::int32: return append_as<std::int32_t>(bytes, to);
    case ElementType::int16: return append_as<std::int16_t>(bytes, to);
    case ElementType::int8: return append_as<std::int8_t>(bytes, to);
    case ElementType::uint8:
    case ElementType::boolean: return append_as<std::uint8_t>(bytes, to);
    case ElementType::uint16: return append_as<std::uint16_t>(bytes, to);
    case ElementType::uint32: return append_as<std::uint32_t>(bytes, to);
    case ElementType::uint64: return append_as<std::uint64_t>(bytes, to);
  }
}

}  // namespace paddle_ls::weights
