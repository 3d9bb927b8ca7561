// A look at every value that a file will hold, before anything is written.
//
// Says what several containers share, which tensors are reached and under which path, and refuses
// what cannot be written, so that an error costs no time and names its place.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

struct Survey {
  std::vector<std::uint32_t> uses;           // of each value
  std::vector<std::size_t> tensors;          // in the order in which they are met
  std::map<std::size_t, std::string> paths;  // of the tensors
};

// Why a format cannot hold a value; empty if it can.
using WhyNot = std::function<std::string(const CheckpointValue&)>;

// Errors: what `why_not` says, views that leave their storage, indices of nothing, keys and items
// of sets that Python could not compare. Paths are as walk_leaves gives them.
Result<Survey> survey(const Checkpoint& checkpoint, const WhyNot& why_not);

}  // namespace paddle_ls::weights
