// Control flow of the tape: which operation runs next.
//
// Branches, loops and exceptions are pairs of operations around the code that they guard, nested as
// the statements are. Bodies of functions stand where they are defined and run later.
#pragma once

#include <cstdint>

namespace paddle_ls::python {

// `a` and `b` are operands of the operation, see `Op`.
enum class Control : std::uint8_t {
  nothing,  // the operation computes a value or has an effect
  jump,     // a: next operation
  // Definitions.
  function_begin,  // a: scope, b: its `function_end`; skipped when reached, run later
  function_end,    // a: scope, b: value of a lambda or `none`
  class_begin,     // a: scope, operands b to c: base classes
  class_end,       // a: scope
  // Alternatives: `if`, `match`, the second operand of `and`, the `else` of a loop.
  if_begin,
  branch_end,
  if_end,  // flag exhaustive: one of the branches always ran
  // Loops.
  loop_begin,
  loop_end,
  // Exceptions.
  try_begin,
  try_body_end,
  handler_begin,
  handler_end,  // a: target of `as`, or `none`
  try_else_begin,
  try_else_end,
  finally_begin,
  try_end,
};

}  // namespace paddle_ls::python
