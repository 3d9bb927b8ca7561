// Conversion between big-endian and little-endian numbers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

namespace paddle_ls::weights {

// Reverses the bytes of each number of `width` bytes.
inline void reverse_bytes(std::span<char> bytes, std::size_t width) {
  if (width == 1) return;
  for (std::size_t i = 0; i + width <= bytes.size(); i += width) {
    std::reverse(bytes.data() + i, bytes.data() + i + width);
  }
}

}  // namespace paddle_ls::weights
