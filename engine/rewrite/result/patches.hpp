// Whether rules may change `paddle` itself, for all that a program runs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace paddle_ls::rewrite {

enum class Patches : std::uint8_t {
  never,    // a rule's next alternative is taken
  allowed,  // each of them to be confirmed
};

constexpr std::array<std::string_view, 2> patches_names = {"never", "allowed"};

}  // namespace paddle_ls::rewrite
