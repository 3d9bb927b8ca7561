// Opcodes that push numbers.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/weights/pickle/machine.hpp"

namespace paddle_ls::weights::pickle {

// Nothing if the opcode is not one of these; false if it fails.
std::optional<bool> number_opcode(Machine& machine, std::uint8_t opcode);

}  // namespace paddle_ls::weights::pickle
