// Small tables of words in the order that a binary search needs.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace paddle_ls::torch {

template <std::size_t Size>
bool is_one_of(const std::array<std::string_view, Size>& sorted, std::string_view word) {
  return std::binary_search(sorted.begin(), sorted.end(), word);
}

}  // namespace paddle_ls::torch
