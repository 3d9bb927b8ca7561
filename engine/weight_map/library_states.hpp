// Which states the layers of the library have, by the names of PyTorch.
#pragma once

#include <cstddef>
#include <string_view>

namespace paddle_ls::weight_map {

// Whether a layer of `type`, `paddle.nn.Conv2D`, can have the state `name` with `rank` dimensions.
// Of a whole model of Paddle's it is taken for possible.
bool may_have_state(std::string_view type, std::string_view name, std::size_t rank);

}  // namespace paddle_ls::weight_map
