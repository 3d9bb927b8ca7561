// From the path of a state to the layers on the way.
#pragma once

#include <string_view>

#include "engine/layers/layer_program.hpp"

namespace paddle_ls::layers {

struct Runner;

// The layers of the model that own the state `path`.
Ways find_owners(const Runner& runner, std::string_view path);

}  // namespace paddle_ls::layers
