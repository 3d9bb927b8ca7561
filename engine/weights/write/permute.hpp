// Elements in memory in a different order of their dimensions.
#pragma once

#include <cstddef>
#include <vector>

namespace paddle_ls::weights {

struct PermutedAxis {
  std::size_t size;
  std::size_t from_stride;  // in elements
  std::size_t to_stride;
};

// Copies elements of `width` bytes: 1, 2, 4, 8 or 16. Each has its place in both blocks by the same
// indices along `axes`, of which none has size 1. Works in small squares, so that lines of the
// cache are read and written as a whole.
void permute(std::vector<PermutedAxis> axes, std::size_t width, const char* from, char* to);

}  // namespace paddle_ls::weights
