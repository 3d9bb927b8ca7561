// Parameters of functions and lambdas. They bind in the scope of the function; their annotations
// and defaults are evaluated in the enclosing scope.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

// Of the whole list.
void enter_parameters(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent);
void leave_parameters(PieceWalk& walk, const WalkFrame& frame);

// Of one parameter that is not just a name.
void enter_parameter(WalkFrame& frame, const WalkFrame& parent);
void leave_parameter(PieceWalk& walk, const WalkFrame& frame);

// The name of a parameter, anywhere in the list.
void parameter_name(PieceWalk& walk, NameId name);

}  // namespace paddle_ls::python
