#include "engine/text/nearest_word.hpp"

#include <algorithm>

#include "engine/text/edit_distance.hpp"
#include "engine/text/utf8.hpp"

namespace paddle_ls::text {

std::optional<std::string_view> nearest_word(std::string_view word,
                                             std::span<const std::string_view> words) {
  std::size_t length = 0;
  for (std::size_t at = 0; at < word.size(); at += character_size(word.substr(at))) ++length;
  std::size_t best_distance = std::max<std::size_t>(1, length / 3) + 1;
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

std::string did_you_mean(std::string_view word, std::span<const std::string_view> words) {
  const auto meant = nearest_word(word, words);
  return meant ? "; did you mean `" + std::string(*meant) + "`?" : "";
}

}  // namespace paddle_ls::text
