// How a file imports what stays with torch.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace paddle_ls::rewrite {

enum class LeftoverImports : std::uint8_t {
  keep,   // where they stand
  local,  // in the functions that need them, so that the file imports where torch is not installed
};

constexpr std::array<std::string_view, 2> leftover_imports_names = {"keep", "local"};

}  // namespace paddle_ls::rewrite
