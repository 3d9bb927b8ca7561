// The Python lines that made an operator, from its attribute op_callstack.
//
// The stacks are most of a program's bytes and are looked at for one operator at a time, so they
// stay the strings they are in the file until they are read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/legacy/program_desc.hpp"

namespace paddle_ls::ir {

struct PythonFrame {
  std::string_view file;
  std::uint32_t line = 0;  // one-based, as Python prints it
  std::string_view function;
  std::string_view source;  // the line's text, without indentation; may be empty
};

// Outermost call first; empty when the operator carries no stack. Views into `op`.
std::vector<PythonFrame> call_stack(const OpDesc& op);

// The innermost frame outside of Paddle itself, which is the line a user wrote; else the innermost.
std::optional<PythonFrame> user_frame(const OpDesc& op);

}  // namespace paddle_ls::ir
