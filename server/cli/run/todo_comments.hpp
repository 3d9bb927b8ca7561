// Whether comments above the uses of a converted file say what is left to look at.
#pragma once

#include <cstdint>

namespace paddle_ls::cli {

enum class TodoComments : std::uint8_t { none, written };

}  // namespace paddle_ls::cli
