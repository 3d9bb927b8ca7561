// What Paddle's compatibility mode (`paddle.enable_compat`) serves of torch.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

// Whether `name`, or something below it, is known to work in the mode.
bool mode_serves(std::string_view name);

}  // namespace paddle_ls::rewrite
