// The builtins of Python that programs use to make layers.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

Value call_builtin(Runner& runner, const std::string& name, const Given& given);

}  // namespace paddle_ls::layers
