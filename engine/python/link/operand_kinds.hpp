// What the operands `a`, `b` and `c` of an operation refer to.
#pragma once

#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

enum class OperandKind : std::uint8_t {
  nothing,
  operation,
  symbol,
  name,
  scope,
  operand,   // index into `Tape::operands`
  call,      // index into `Tape::calls`
  imported,  // index into `Names::imported`
  byte,      // of the source
};

struct OperandKinds {
  OperandKind a = OperandKind::nothing;
  OperandKind b = OperandKind::nothing;
  OperandKind c = OperandKind::nothing;
};

const OperandKinds& operand_kinds(const Op& op);

}  // namespace paddle_ls::python
