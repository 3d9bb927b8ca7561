// Classes that override functions of the library for their objects.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// The result of calling such a class of another file; unbound for other callees.
Value instance_of_overriding_class(const EvaluatedFile& program, const Value& callee,
                                   std::uint32_t origin);

// The class of `object` if it is such a class, or `none`.
NameId overriding_class(const Evaluation& run, const Value& object);

// The value that a parameter or a result gets: an object by its kind, unless its class overrides
// functions of the library.
Value as_passed(const Evaluation& run, OpId given);

}  // namespace paddle_ls::python
