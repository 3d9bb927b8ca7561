#include "engine/mapping_docs/suggest.hpp"

#include <algorithm>
#include <vector>

#include "engine/mapping_docs/confusables.hpp"
#include "engine/mapping_docs/python_text.hpp"

namespace paddle_ls::mapping_docs {

namespace {

constexpr std::size_t longest_word = 128;

std::vector<char32_t> code_points(std::string_view text) {
  std::vector<char32_t> points;
  for (std::size_t at = 0; at < text.size() && points.size() <= longest_word;) {
    const Character c = first_character(text.substr(at));
    points.push_back(c.value);
    at += c.size;
  }
  return points;
}

}  // namespace

std::size_t edit_distance(std::string_view first, std::string_view second, std::size_t limit) {
  const std::vector<char32_t> a = code_points(first);
  const std::vector<char32_t> b = code_points(second);
  const std::size_t gap = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
  if (gap > limit || a.size() > longest_word || b.size() > longest_word) return limit + 1;
  std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
    std::swap(before, above);
    std::swap(above, row);
  }
  return std::min(above[b.size()], limit + 1);
}

std::optional<std::string_view> nearest(std::string_view word,
                                        std::span<const std::string_view> words) {
  std::size_t best_distance = std::max<std::size_t>(1, code_points(word).size() / 3) + 1;
  std::optional<std::string_view> best;
  for (const std::string_view candidate : words) {
    const std::size_t distance = edit_distance(word, candidate, best_distance);
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

std::string without_confusables(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const Character c = first_character(text.substr(at));
    if (const std::string_view plain = plain_form(c.value); !plain.empty()) {
      result += plain;
    } else {
      result += text.substr(at, c.size);
    }
    at += c.size;
  }
  return result;
}

}  // namespace paddle_ls::mapping_docs
