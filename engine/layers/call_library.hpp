// Calls of the library: layers and containers.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

LayerValue call_library(Runner& runner, const std::string& dotted, const CallArguments& given);

// Adds what `base`, a class of the library among the bases of `instance`, makes of the arguments.
void add_part(Runner& runner, ObjectId instance, const std::string& base,
              const CallArguments& given);

}  // namespace paddle_ls::layers
