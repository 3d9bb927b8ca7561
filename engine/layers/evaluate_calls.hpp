// Calls of functions and classes of the program.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

LayerValue evaluate_call(Runner& runner, NodeId node);
LayerValue call_value(Runner& runner, const LayerValue& callee, const CallArguments& given);
LayerValue call_function(Runner& runner, ObjectId function, ObjectId self, ObjectId type,
                         const CallArguments& given);

}  // namespace paddle_ls::layers
