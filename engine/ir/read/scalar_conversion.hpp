// Attribute values of before Paddle 2.5, turned into scalars as Paddle does when it loads a
// program.
#pragma once

#include "engine/ir/legacy/program_desc.hpp"

namespace paddle_ls::ir {

// assign_value, set_value and set_value_grad kept their numbers in one attribute per element type;
// since op version 1 there is one list of scalars, `values`. Programs that record version 1 are
// left as they are.
void convert_legacy_values(ProgramDesc& program, ProgramMemory& memory);

}  // namespace paddle_ls::ir
