// A hash that is the same on every machine and in every version, for what is written down.
#pragma once

#include <cstdint>
#include <string_view>

namespace paddle_ls::text {

// FNV-1a.
constexpr std::uint64_t stable_hash(std::string_view text) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char byte : text) {
    hash ^= static_cast<unsigned char>(byte);
    hash *= 1099511628211U;
  }
  return hash;
}

}  // namespace paddle_ls::text
