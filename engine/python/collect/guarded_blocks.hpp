// Blocks around which a program waits for an exception, with how the code inside may fail.
//
//     try:
//         x.view(3)
//     except RuntimeError:
//         ...
//     with pytest.raises(RuntimeError): ...
#pragma once

#include "engine/python/collect/failures.hpp"

namespace paddle_ls::python {

// An exception that the program asks for by name.
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
  std::vector<OpId> messages = {};  // comparisons that look for a text in the message
};

// All blocks of the file, inner ones first. A failure counts for every block around it up to the
// function, and for those that call the function, which `functions` is told of.
std::vector<GuardedBlock> find_guarded_blocks(const FileView& file, FunctionFailures& functions);

}  // namespace paddle_ls::python
