// What statements bind: variables, attributes, elements of containers and targets of any shape.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// Assigns to a target of any shape. Nested targets wait on a list instead of the stack.
void assign(Evaluation& run, OpId target, const Value& value);

// Assigns to the variable of a walrus, which is the operation `at`; gives what it holds then.
Value assign_by_walrus(Evaluation& run, OpId at, const Op& op);

// Notes what an attribute of an instance of a class of this file is assigned.
void set_attribute(Evaluation& run, const Value& object, NameId name, const Value& value);

// What an import binds. One in a handler is for a library that lacks what its `try` imports, which
// this one may have: `except ImportError: from library.hub import _home as get_dir`.
Value imported_value(Evaluation& run, const Op& op, OpId at);

// What `x += y` assigns: the same object in the library, with what the operator gives.
Value augmented_value(Evaluation& run, OpId target, const Op& op);

}  // namespace paddle_ls::python
