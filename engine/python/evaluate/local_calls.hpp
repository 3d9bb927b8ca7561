// Calls of functions and methods that the file defines.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// Adds the arguments of a call to the values passed to the parameters of a function of this file,
// the first `bound` of which are bound already. Unpacked arguments could go anywhere: nothing is
// added.
void pass_arguments(Evaluation& run, const Op& op, ScopeId to, std::uint32_t bound);

// The result of the function with the scope `scope`.
Value call_function(const Evaluation& run, ScopeId scope);

// A method of a class of this file. Called through the class, as in `Type.name(...)`, a plain
// method takes its instance as an argument.
struct ClassMember {
  ScopeId type;
  NameId name;
  bool through_class = false;
};

Value call_member(Evaluation& run, const ClassMember& called, const Op& op);

}  // namespace paddle_ls::python
