// Facts about the values of a use, which rules can test.
#pragma once

#include <cstdint>

namespace paddle_ls::python {

// Facts about the operands of a use. Bits; several can hold.
enum class Fact : std::uint32_t {
  fresh = 1 << 0,          // the receiver has no other alias
  may_be_number = 1 << 1,  // the receiver may also be a Python number
  casts_self = 1 << 2,     // this operand has the narrower of two types
  casts_other = 1 << 3,
  mixes = 1 << 4,  // the types differ in a way that no cast of one side resolves, or one is unknown
  with_tensor = 1 << 5,     // the other operand is a tensor
  narrows = 1 << 6,         // an augmented assignment whose result has a wider type than the target
  plain_type = 1 << 7,      // both operands have the same type, as far as is visible
  written = 1 << 8,         // views that the use returns, or their base, are written to
  has_axes = 1 << 9,        // the receiver has at least one dimension
  small = 1 << 10,          // the receiver, or the first input, has integers of less than 64 bits
  truths = 1 << 12,         // the receiver, or the first input, is boolean
  gradient = 1 << 11,       // the receiver is an accumulated gradient
  with_gradient = 1 << 16,  // the other operand is an accumulated gradient
  own = 1 << 13,            // the class of the receiver is defined in the program
  guarded = 1 << 14,        // the use is in the body of a `try`
  padded = 1 << 15,         // the body of the class handles arguments that have no gradient
  given_tensor = 1 << 17,   // a call has, or may have, another tensor argument
  plain_base = 1 << 18,     // the class around it needs nothing of its base that only the
                            // library's layer has
  may_be_none = 1 << 19,    // the value may be None
  untyped = 1 << 20,        // the element type of a tensor that the call computes with is unknown
};

struct Facts {
  std::uint32_t bits = 0;
  bool has(Fact fact) const { return (bits & static_cast<std::uint32_t>(fact)) != 0; }
  void add(Fact fact) { bits |= static_cast<std::uint32_t>(fact); }
};

}  // namespace paddle_ls::python
