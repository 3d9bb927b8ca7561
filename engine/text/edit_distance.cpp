#include "engine/text/edit_distance.hpp"

#include <algorithm>
#include <vector>

#include "engine/text/utf8.hpp"

namespace paddle_ls::text {

namespace {

constexpr std::size_t longest_word = 128;

// One more than the longest word is enough to see that a word is too long.
std::vector<std::string_view> characters(std::string_view word) {
  std::vector<std::string_view> all;
  while (!word.empty() && all.size() <= longest_word) {
    const std::size_t size = character_size(word);
    all.push_back(word.substr(0, size));
    word.remove_prefix(size);
  }
  return all;
}

}  // namespace

std::size_t edit_distance(std::string_view first, std::string_view second, std::size_t limit) {
  const auto a = characters(first);
  const auto b = characters(second);
  const std::size_t gap = std::max(a.size(), b.size()) - std::min(a.size(), b.size());
  if (gap > limit || a.size() > longest_word || b.size() > longest_word) return limit + 1;
  // Three rows of the usual table, because a swap looks two back.
  std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, replaced});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
    std::swap(before, above);
    std::swap(above, row);
  }
  return std::min(above[b.size()], limit + 1);
}

}  // namespace paddle_ls::text
