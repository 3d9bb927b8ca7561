// The effect of decorators on the functions that they decorate.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// How a function in a class body is called, according to the decorators of Python itself.
enum class MethodForm : std::uint8_t { plain, static_, of_class, property };

MethodForm method_form(const Evaluation& run, ScopeId function);

// Whether a definition adds a setter to a property: reading the property calls another function.
bool is_accessor(const Evaluation& run, OpId definition);

// Whether calling the name that a definition binds calls the function, despite its decorators. For
// a property: whether reading it does.
bool keeps_function(const Evaluation& run, OpId definition);

}  // namespace paddle_ls::python
