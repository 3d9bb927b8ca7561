// The element types that names of torch refer to.
#pragma once

#include <string_view>

#include "engine/python/facts/kinds.hpp"

namespace paddle_ls::torch {

// Of `torch.float16`, `torch.LongTensor`, or Python's `float`.
python::Number element_type(std::string_view name);

}  // namespace paddle_ls::torch
