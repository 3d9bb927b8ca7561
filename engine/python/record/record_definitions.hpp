// Functions, classes and lambdas: their scopes, and the bodies that run in them.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void begin_function_body(Walk& walk, Frame& frame);
void begin_class_body(Walk& walk, Frame& frame);
void leave_definition(Walk& walk, const Frame& frame);

void enter_lambda(Walk& walk, Frame& frame);
void leave_lambda(Walk& walk, const Frame& frame);

// `[T, *Ts, **P]` of a definition opens a scope around parameters, bases and body; after a name in
// an annotation the same node is a subscript.
void enter_type_parameters(Walk& walk, Frame& frame, const Frame& parent);

}  // namespace paddle_ls::python
