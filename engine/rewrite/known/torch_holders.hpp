// Which functions and methods of torch create a tensor, and which return an existing one or a view
// of it; which of them modify their arguments or keep a reference to them.
#pragma once

#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::rewrite {

python::Making making_of_call(std::string_view api);
python::Making making_of_method(std::string_view name);

// True if the result shares memory with the argument in torch, and is a copy in Paddle.
bool gives_views_in_torch(std::string_view name);

// `add_`, `copy_`
bool changes_its_tensor(std::string_view method);

// `requires_grad`
bool makes_a_leaf(std::string_view keyword);

// `append`
bool keeps_its_arguments(std::string_view method);

}  // namespace paddle_ls::rewrite
