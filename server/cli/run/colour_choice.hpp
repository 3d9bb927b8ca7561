// The user's choice about colours.
#pragma once

#include <cstdint>

namespace paddle_ls::cli {

// When to colour what goes to standard output.
enum class ColourChoice : std::uint8_t { automatic, always, never };

}  // namespace paddle_ls::cli
