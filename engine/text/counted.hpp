// Numbers of things in sentences.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace paddle_ls::text {

// `1 file`, `2 files`.
inline std::string counted(std::size_t number, std::string_view noun) {
  return std::to_string(number) + " " + std::string(noun) + (number == 1 ? "" : "s");
}

}  // namespace paddle_ls::text
