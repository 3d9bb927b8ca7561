// How one state of a model is converted.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/weights/model/tensor.hpp"

namespace paddle_ls::weight_map {

// The name of a state in Paddle, and its layout.
struct StatePlace {
  std::string name;
  bool transposed = false;
  bool flat = false;

  bool operator==(const StatePlace&) const = default;
};

// Without places the state is dropped or unknown, for the reason.
struct StateDecision {
  std::vector<StatePlace> places = {};
  bool are_parts = false;  // equal parts of the first dimension; else the same tensor at each place
  bool is_understood = true;
  std::string reason = {};

  bool operator==(const StateDecision&) const = default;
};

// Decides for the state `name` of `tensor`; `has` tells which other states there are.
using HasState = std::function<bool(const std::string& name)>;
using Decide = std::function<StateDecision(const std::string& name, const weights::Tensor& tensor,
                                           const HasState& has)>;

}  // namespace paddle_ls::weight_map
