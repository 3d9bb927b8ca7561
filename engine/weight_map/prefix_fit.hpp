// What stands before the names of a checkpoint's states, found by how many a model understands.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace paddle_ls::weight_map {

using NamedTensors = std::vector<std::pair<std::string, std::size_t>>;  // indices of tensors

struct PrefixFit {
  std::string_view prefix;     // what a wrapper of the model puts before the names
  std::size_t understood = 0;  // how many of the tried names are understood without it
  std::size_t tried = 0;
};

// Whether the model has the state `name` without `prefix`, for the tensor of this index.
using Understands =
    std::function<bool(const std::string& name, std::string_view prefix, std::size_t tensor)>;

// The prefix with which most names are understood, the shorter one where they are as many. Tries
// about `most_tried` names, evenly spread.
PrefixFit best_prefix(const NamedTensors& states, std::size_t most_tried,
                      const Understands& understands);

}  // namespace paddle_ls::weight_map
