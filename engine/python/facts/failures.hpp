// Ways in which a call may fail for which two libraries raise different exceptions.
#pragma once

#include <cstdint>
#include <string_view>

namespace paddle_ls::python {

// Bits of `failing`; several can hold.
using Failures = std::uint16_t;

namespace failing {
inline constexpr Failures shapes = 1 << 0;      // operands or sizes that do not fit
inline constexpr Failures truth = 1 << 1;       // the truth of many numbers
inline constexpr Failures length = 1 << 2;      // the length of a tensor without dimensions
inline constexpr Failures number = 1 << 3;      // one number of many
inline constexpr Failures dimensions = 1 << 4;  // a dimension that is not there
inline constexpr Failures file = 1 << 5;        // a file that is not there
inline constexpr Failures memory = 1 << 6;      // not enough memory
inline constexpr Failures foreign = 1 << 7;  // code outside the library, which may raise anything
inline constexpr Failures graph = 1 << 8;    // a graph that was freed
}  // namespace failing

// The exception that a program expects of a failure, and the one that it gets from the library that
// the program is moved to.
struct RaisedInstead {
  std::string_view expected;
  Failures by;
  std::string_view raised;
};

}  // namespace paddle_ls::python
