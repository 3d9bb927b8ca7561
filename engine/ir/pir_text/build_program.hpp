// PIR text -> program, so that what was printed can be compared, counted, drawn and saved again.
//
// Text of Paddle 3 does not say whether 1 is a 32-bit integer, a 64-bit one or a float; the op
// table does. What neither says is kept as the kind it looks like.
#pragma once

#include "engine/ir/legacy/op_table.hpp"
#include "engine/ir/pir/program.hpp"
#include "engine/ir/pir_text/parse.hpp"

namespace paddle_ls::ir {

// Lines that are not operations are left out; an operand that is not defined becomes the null
// value.
Program build_program(const PirDocument& document, const OpTable& table);

}  // namespace paddle_ls::ir
