// Blocks around which a program catches an exception, with the ways in which the code inside may
// fail.
//
//     try:
//         x.view(3)
//     except RuntimeError:
//         ...
//     with pytest.raises(RuntimeError): ...
#pragma once

#include "engine/python/collect/operation_failures.hpp"

namespace paddle_ls::python {

// An exception that the program catches by name.
struct AskedException {
  OpId op;
  std::string_view name;
};

struct GuardedBlock {
  enum class Form : std::uint8_t { body, handlers, with, function };
  Form form;
  std::uint32_t end = 0;  // of a `with`: the byte after it
  ScopeId scope = none;   // of a function
  Failures failures = 0;
  std::vector<AskedException> asked = {};
  std::vector<OpId> messages = {};  // comparisons that look for a string in the message
};

// All blocks of the file, inner ones first. A failure counts for every enclosing block up to the
// function, and for blocks that call the function, for which it is added to `functions`.
std::vector<GuardedBlock> find_guarded_blocks(const FileView& file, FunctionFailures& functions);

}  // namespace paddle_ls::python
