// What a guarded block may raise otherwise under the other library: a walk over the tape of a file
// that has been run, with the blocks that are open where it stands.
//
// Evidence goes to every block around it; a function keeps its own for those that call it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

// Classes of failures that the two libraries tell by different exceptions. Bits; several can hold.
using Failures = std::uint16_t;
namespace failing {
inline constexpr Failures shapes = 1 << 0;      // operands or sizes that do not fit
inline constexpr Failures truth = 1 << 1;       // the truth of many numbers
inline constexpr Failures length = 1 << 2;      // the length of what has no dimensions
inline constexpr Failures number = 1 << 3;      // one number of many
inline constexpr Failures dimensions = 1 << 4;  // a dimension that is not there
inline constexpr Failures file = 1 << 5;        // a file that is not there
inline constexpr Failures memory = 1 << 6;      // not enough memory
inline constexpr Failures graph = 1 << 8;       // a graph that is gone
inline constexpr Failures foreign = 1 << 7;     // something else that may raise anything runs, too
}  // namespace failing

// An exception that is asked for by name.
struct AskedException {
  OpId op;
  std::string_view name;
};

struct GuardedBlock {
  enum class Form : std::uint8_t { body, handlers, with, function };
  Form form;
  std::uint32_t end = 0;  // byte behind a `with`
  ScopeId scope = none;   // of a function
  Failures failures = 0;
  std::vector<AskedException> asked = {};
  std::vector<OpId> messages = {};  // comparisons that look for a text in the message
};

}  // namespace paddle_ls::python
