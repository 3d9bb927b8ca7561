// Numbers as the bytes that formats keep them in.
#pragma once

#include <cstdint>
#include <string>

namespace paddle_ls::weights {

// The lowest `width` bytes of `value`, at most 8, the lowest first.
inline std::string little_endian(std::uint64_t value, unsigned width) {
  std::string bytes;
  for (unsigned i = 0; i < width; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xFFU);
  return bytes;
}

}  // namespace paddle_ls::weights
