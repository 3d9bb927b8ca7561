// Two checkpoints side by side: names, types, shapes and values.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

enum class CheckpointDifferenceKind : std::uint8_t {
  only_in_first,
  only_in_second,
  shape,
  type,
  values
};

struct CheckpointDifference {
  CheckpointDifferenceKind kind = CheckpointDifferenceKind::values;
  std::string name;
  std::string first;  // the shape or type, of `values` nothing
  std::string second;
  double largest = 0;    // of the differences of two elements; infinite where one is no number
  std::uint64_t at = 0;  // that element, in row-major order
};

struct CheckpointComparison {
  std::size_t compared = 0;                       // tensors that both have
  std::size_t equal = 0;                          // those without a difference
  std::vector<CheckpointDifference> differences;  // of values last, largest first
};

// Tensors are matched by their paths; where the files share none, by their names in the largest
// dict of each. Values that differ by no more than `bound` are equal, and so are two that are no
// numbers. Types that differ are told, and the values compared; Paddle's uint16 counts as bfloat16
// beside one.
Result<CheckpointComparison> compare(const Checkpoint& first, const Checkpoint& second,
                                     double bound);

}  // namespace paddle_ls::weights
