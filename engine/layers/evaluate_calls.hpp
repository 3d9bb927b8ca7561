// Calls of functions and classes of the program.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

Value evaluate_call(Runner& runner, NodeId node);
Value call_value(Runner& runner, const Value& callee, const Given& given);
Value call_function(Runner& runner, ObjectId function, ObjectId self, ObjectId type,
                    const Given& given);

}  // namespace paddle_ls::layers
