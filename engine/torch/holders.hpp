// Which functions and methods of torch make a tensor, and which give one that somebody has already,
// or a view of it; which of them change what they are given, or keep it.
#pragma once

#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

python::Making making_of_call(std::string_view api);
python::Making making_of_method(std::string_view name);

// What shares memory with what it is given in torch, and is a copy in Paddle.
bool gives_views_in_torch(std::string_view name);

// `add_`, `copy_`
bool changes_its_tensor(std::string_view method);

// `requires_grad`
bool makes_a_leaf(std::string_view keyword);

// `append`
bool keeps_its_arguments(std::string_view method);

}  // namespace paddle_ls::torch
