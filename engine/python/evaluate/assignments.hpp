// Binding of variables, attributes, elements of containers and targets of any shape.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// Assigns to a target of any shape. Nested targets are kept in a list instead of on the stack.
void assign(Evaluation& run, OpId target, const Value& value);

// Assigns to the variable of a walrus, which is the operation `at`; returns its new value.
Value assign_by_walrus(Evaluation& run, OpId at, const Op& op);

// Records an assignment to an attribute of an instance of a class of this file.
void set_attribute(Evaluation& run, const Value& object, NameId name, const Value& value);

// The value of an import. An import in a handler is for a library that lacks the import in its
// `try`, which this library may have: `except ImportError: from library.hub import _home as
// get_dir`.
Value imported_value(Evaluation& run, const Op& op, OpId at);

// The value that `x += y` assigns: the same object in the library, with the type of the operator's
// result.
Value augmented_value(Evaluation& run, OpId target, const Op& op);

}  // namespace paddle_ls::python
