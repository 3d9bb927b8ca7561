// Numbers with a given count of digits, by the system's printf: the tables that libc++ has for them
// are 100 KB which no compression makes smaller.
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <system_error>

#include "include/ryu/d2fixed.h"

_LIBCPP_BEGIN_NAMESPACE_STD

namespace {

to_chars_result printed(char* first, char* last, const char* format, double value,
                        std::uint32_t precision) {
  char digits[2000];  // the longest double has 309 before the point and 1074 after it
  const int size = std::snprintf(digits, sizeof digits, format, static_cast<int>(precision), value);
  if (size < 0 || size >= static_cast<int>(sizeof digits) || size > last - first)
    return {last, errc::value_too_large};
  for (int i = 0; i < size; ++i) *first++ = digits[i];
  return {first, errc{}};
}

}  // namespace

to_chars_result __d2fixed_buffered_n(char* first, char* const last, const double value,
                                     const std::uint32_t precision) {
  return printed(first, last, "%.*f", value, precision);
}

to_chars_result __d2exp_buffered_n(char* first, char* const last, const double value,
                                   std::uint32_t precision) {
  return printed(first, last, "%.*e", value, precision);
}

_LIBCPP_END_NAMESPACE_STD
