// Whether a text may contain terminal escape sequences.
#pragma once

#include <cstdint>

namespace paddle_ls::cli {

enum class Colour : std::uint8_t { none, terminal };

}  // namespace paddle_ls::cli
