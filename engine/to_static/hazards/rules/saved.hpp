// Whether the program saves the result of `to_static`.
#pragma once

#include "engine/to_static/hazards/program/converted_functions.hpp"

namespace paddle_ls::to_static {

// Where the result of the call, or of the decorator, is handed to `jit.save`, or leaves the file in
// a way that nothing in the file goes on with. `jit.save` converts the whole graph and asks
// `input_spec` for its inputs, whatever `full_graph` is.
bool may_be_saved(const Part& part, NodeId conversion, const Neighbourhood& around);

}  // namespace paddle_ls::to_static
