// A ProgramDesc message as bytes -> the program as data.
#pragma once

#include <memory>
#include <optional>

#include "engine/ir/legacy/program_desc.hpp"
#include "engine/ir/legacy/program_memory.hpp"

namespace paddle_ls::ir {

// Nothing when the bytes in `memory` are not a complete message. Links between blocks are as in the
// file, unchecked; values of old operators are converted.
std::optional<ProgramDesc> read_wire(const std::shared_ptr<ProgramMemory>& memory);

}  // namespace paddle_ls::ir
