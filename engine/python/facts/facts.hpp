// What is known of the values that a use is about, for rules to ask.
#pragma once

#include <cstdint>

namespace paddle_ls::python {

// What is known of the operands of a use, of which rules may ask. Bits; several can hold.
enum class Fact : std::uint32_t {
  fresh = 1 << 0,          // nobody else holds the receiver
  may_be_number = 1 << 1,  // the receiver is a number of Python at times
  casts_self = 1 << 2,     // of two types, this side has the narrower one
  casts_other = 1 << 3,
  mixes = 1 << 4,           // types that no cast of one side mends, or not one of them known
  with_tensor = 1 << 5,     // the other operand is a tensor
  narrows = 1 << 6,         // an augmented assignment to a narrower type than the result has
  plain_type = 1 << 7,      // both operands have the same type, as far as it is seen
  written = 1 << 8,         // views that the use gives are written to, or what they are views of
  has_axes = 1 << 9,        // the receiver has at least one dimension
  small = 1 << 10,          // the receiver, or the first input, holds whole numbers of few bits
  truths = 1 << 12,         // the receiver, or the first input, holds truth values
  gradient = 1 << 11,       // the receiver is what a tensor has collected
  with_gradient = 1 << 16,  // the other operand is what a tensor has collected
  own = 1 << 13,            // the receiver is of a class of the program
  guarded = 1 << 14,        // the use stands in the body of a `try`
  padded = 1 << 15,         // the body of the class speaks of arguments that have no gradient
  given_tensor = 1 << 17,   // a call has, or may have, a tensor besides the one it is about
  plain_base = 1 << 18,     // the class of the program around it needs nothing of its base that
                            // only the library's layer has
  may_be_none = 1 << 19,    // the value is None at times
};

struct Facts {
  std::uint32_t bits = 0;
  bool has(Fact fact) const { return (bits & static_cast<std::uint32_t>(fact)) != 0; }
  void add(Fact fact) { bits |= static_cast<std::uint32_t>(fact); }
};

}  // namespace paddle_ls::python
