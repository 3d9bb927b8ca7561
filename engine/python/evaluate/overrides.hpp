// Classes that override what functions of the library do with their objects.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// What calling such a class of another file gives; unbound for other callees.
Value instance_of_overriding_class(const Program& program, const Value& callee,
                                   std::uint32_t origin);

// The class of `object` if it is such a class, or `none`.
NameId overriding_class(const Evaluation& run, const Value& object);

// What a parameter gets to hold, and what a call gives: an object by its kind, unless its class
// overrides functions of the library.
Value as_passed(const Evaluation& run, OpId given);

}  // namespace paddle_ls::python
