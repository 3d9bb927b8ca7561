// What the generated code must keep to be Python at all, and to be imported. The real conversion
// finds out when it imports the file that it wrote.
#pragma once

#include "engine/to_static/liveness.hpp"
#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

// Refuses code with an empty block, an assignment to a call, a `nonlocal` name that no function
// around binds, or a default that the generated file cannot evaluate. `closure` are the names that
// the original function takes from functions around it.
void check_generated(State& state, const NameSet& closure);

}  // namespace paddle_ls::to_static
