// Short lists of words.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace paddle_ls::text {

template <std::size_t size>
bool is_one_of(std::string_view word, const std::array<std::string_view, size>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace paddle_ls::text
