// Lists in sentences: "a, b or c".
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace paddle_ls::rewrite {

// "a", "a or b", "a, b or c"; `last` is the word before the last.
inline std::string joined(std::span<const std::string> words, std::string_view last) {
  std::string result;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) result += i + 1 == words.size() ? " " + std::string(last) + " " : ", ";
    result += words[i];
  }
  return result;
}

// The texts of the bits that are set, joined by "or".
template <std::size_t N>
std::string alternatives_in(
    std::uint32_t bits, const std::array<std::pair<std::uint32_t, std::string_view>, N>& words) {
  std::vector<std::string> set;
  for (const auto& [bit, word] : words) {
    if ((bits & bit) != 0) set.emplace_back(word);
  }
  return joined(set, "or");
}

}  // namespace paddle_ls::rewrite
