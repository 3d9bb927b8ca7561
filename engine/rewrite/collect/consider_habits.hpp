// What a file does with its layers can speak against what its project accepts.
#pragma once

#include <string_view>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/result/options.hpp"

namespace paddle_ls::rewrite {

// The options for this file: the habits are those of the project and of the file together, and a
// linear layer keeps PyTorch's layout where somebody computes with the weight of what may be one.
Options considering_habits(const Options& options, std::string_view source,
                           const python::Names& names);

}  // namespace paddle_ls::rewrite
