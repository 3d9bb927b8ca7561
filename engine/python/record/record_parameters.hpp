// Parameters of functions and lambdas. They bind in the scope of the function; their annotations
// and defaults are evaluated in the enclosing scope.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

// Of the whole list.
void enter_parameters(Walk& walk, Frame& frame, Frame& parent);
void leave_parameters(Walk& walk, const Frame& frame);

// Of one parameter that is not just a name.
void enter_parameter(Frame& frame, const Frame& parent);
void leave_parameter(Walk& walk, const Frame& frame);

// The name of a parameter, anywhere in the list.
void parameter_name(Walk& walk, NameId name);

}  // namespace paddle_ls::python
