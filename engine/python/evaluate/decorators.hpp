// What decorators make of the functions that they are written above.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// How a function in a class body is reached, by the decorators of Python itself.
enum class MethodForm : std::uint8_t { plain, static_, of_class, property };

MethodForm method_form(const Evaluation& run, ScopeId function);

// Whether a definition gives a property a setter: what reads it is another function.
bool is_accessor(const Evaluation& run, OpId definition);

// Whether a call of the name that a definition binds is a call of the function, whatever decorates
// it. Of a property, it is what reading it gives.
bool keeps_function(const Evaluation& run, OpId definition);

}  // namespace paddle_ls::python
