// Refuses block structures on which a walk would not end or would leave the program.
#pragma once

#include "engine/ir/legacy/program_desc.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::ir {

// Block indices, parents, forward blocks and sub-blocks exist; following parents or sub-blocks
// ends.
Result<void> check_blocks(const ProgramDesc& program);

}  // namespace paddle_ls::ir
