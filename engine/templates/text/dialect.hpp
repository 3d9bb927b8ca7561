// The two behaviours of torchgen that differ in their output.
#pragma once

#include <cstdint>

namespace paddle_ls::templates {

// Both have one grammar. They differ in block placeholders (`append_block`), in the default
// comment and file names of the file manager, and in the blank line after docstrings.
enum class Dialect : std::uint8_t {
  v1,  // torch up to 2.6: spaces at line ends and lines of spaces stay
  v2,  // torch from 2025 on: every line of a block loses its trailing spaces
};

}  // namespace paddle_ls::templates
