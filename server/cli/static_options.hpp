// What can be asked of `paddle-ls static`, as plain data.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace paddle_ls::cli {

enum class StaticShown : std::uint8_t {
  code,
  line_map,  // every line with the source line that it is from
  diff,      // from each stage to the next
};

// `static show`: what conversion makes of one function.
struct StaticOptions {
  std::string file;
  std::string function;
  std::string level;  // a number or `all`; empty: the result
  StaticShown shown = StaticShown::code;
  bool optimize_breaks = false;
};

}  // namespace paddle_ls::cli
