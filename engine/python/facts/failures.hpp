// Failures of calls for which two libraries raise different exceptions.
#pragma once

#include <cstdint>
#include <string_view>

namespace paddle_ls::python {

// Bits of `failing`; several can hold.
using Failures = std::uint16_t;

namespace failing {
inline constexpr Failures shapes = 1 << 0;      // operands or sizes that do not match
inline constexpr Failures truth = 1 << 1;       // the truth value of a tensor with several elements
inline constexpr Failures length = 1 << 2;      // the length of a tensor without dimensions
inline constexpr Failures number = 1 << 3;      // a number from a tensor with several elements
inline constexpr Failures dimensions = 1 << 4;  // a dimension that does not exist
inline constexpr Failures file = 1 << 5;        // a file that does not exist
inline constexpr Failures memory = 1 << 6;      // not enough memory
inline constexpr Failures foreign = 1 << 7;  // code outside the library, which may raise anything
inline constexpr Failures graph = 1 << 8;    // a graph that was freed
}  // namespace failing

// The exception that a program expects for a failure, and the one that the target library raises.
struct RaisedInstead {
  std::string_view expected;
  Failures by;
  std::string_view raised;
};

}  // namespace paddle_ls::python
