// How a file imports what stays with torch.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace paddle_ls::rewrite {

enum class LeftoverImports : std::uint8_t {
  automatic,  // `local` where all fixes are applied, `keep` where only the safe ones are
  keep,       // where they stand
  local,      // where they are used, so that the file imports where torch is not installed
};

constexpr std::array<std::string_view, 3> leftover_imports_names = {"auto", "keep", "local"};

}  // namespace paddle_ls::rewrite
