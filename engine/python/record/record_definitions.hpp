// Functions, classes and lambdas: their scopes, and the bodies that run in them.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void begin_function_body(PieceWalk& walk, WalkFrame& frame);
void begin_class_body(PieceWalk& walk, WalkFrame& frame);
void leave_definition(PieceWalk& walk, const WalkFrame& frame);

void enter_lambda(PieceWalk& walk, WalkFrame& frame);
void leave_lambda(PieceWalk& walk, const WalkFrame& frame);

// `[T, *Ts, **P]` of a definition opens a scope around parameters, bases and body; after a name in
// an annotation the same node is a subscript.
void enter_type_parameters(PieceWalk& walk, WalkFrame& frame, const WalkFrame& parent);

}  // namespace paddle_ls::python
