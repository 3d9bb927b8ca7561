// Whether rules may patch `paddle` itself, which affects the whole program.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace paddle_ls::rewrite {

enum class Patches : std::uint8_t {
  never,    // a rule's next alternative is used
  allowed,  // each of them needs review
};

constexpr std::array<std::string_view, 2> patches_names = {"never", "allowed"};

}  // namespace paddle_ls::rewrite
