// What star imports of torch bind.
#pragma once

#include <string_view>

namespace paddle_ls::torch {

// True when `from module import *` binds `name`.
bool star_exports(std::string_view module, std::string_view name);

}  // namespace paddle_ls::torch
