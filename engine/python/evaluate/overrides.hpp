// Objects of classes that override what functions of the library do with them.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// What calling a class of another file that does gives; unbound for other callees.
Value instance_of_overriding_class(const Evaluation& run, const Value& callee,
                                   std::uint32_t origin);

// The class of an object that does, or `none`.
NameId overriding_class(const Evaluation& run, const Value& object);

// What a parameter gets to hold, and what a call gives: an object by its kind, unless its class
// overrides functions of the library.
Value as_passed(const Evaluation& run, OpId given);

}  // namespace paddle_ls::python
