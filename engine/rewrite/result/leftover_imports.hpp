// How a file imports names that stay with torch.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace paddle_ls::rewrite {

enum class LeftoverImports : std::uint8_t {
  automatic,  // `local` if all fixes are applied, `keep` if only the safe ones are
  keep,       // where they are now
  local,      // in the functions that use them, so that the file can be imported without torch
};

constexpr std::array<std::string_view, 3> leftover_imports_names = {"auto", "keep", "local"};

}  // namespace paddle_ls::rewrite
