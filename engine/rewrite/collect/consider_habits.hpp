// The way a file uses its layers can contradict what its project accepts.
#pragma once

#include <string_view>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/result/options.hpp"

namespace paddle_ls::rewrite {

// The options for this file. The habits are those of the project and the file together, and a
// linear layer keeps PyTorch's layout if the file computes with the weight of what may be a linear
// layer.
Options considering_habits(const Options& options, std::string_view source,
                           const python::Names& names);

}  // namespace paddle_ls::rewrite
