// Standard streams as people see them.
#pragma once

#include <cstddef>

namespace paddle_ls::platform {

// Called once, first of all: bytes pass through the standard streams unchanged, terminals take
// UTF-8 and control sequences, and a file that grows too large is an error of its writer.
void prepare_program();

bool input_is_terminal();
bool output_is_terminal();
bool error_is_terminal();

// Columns of the terminal on standard error; 80 where that is not known.
std::size_t terminal_width();

}  // namespace paddle_ls::platform
