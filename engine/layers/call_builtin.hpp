// The builtins of Python that programs use to make layers.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

LayerValue call_builtin(Runner& runner, const std::string& name, const CallArguments& given);

}  // namespace paddle_ls::layers
