#include "engine/mapping_docs/text/suggest.hpp"

#include <algorithm>

#include "engine/mapping_docs/text/confusables.hpp"
#include "engine/mapping_docs/text/python_text.hpp"
#include "engine/text/edit_distance.hpp"
#include "engine/text/utf8.hpp"

namespace paddle_ls::mapping_docs {

std::optional<std::string_view> nearest(std::string_view word,
                                        std::span<const std::string_view> words) {
  std::size_t length = 0;
  for (std::size_t at = 0; at < word.size(); at += text::character_size(word.substr(at))) ++length;
  std::size_t best_distance = std::max<std::size_t>(1, length / 3) + 1;
  std::optional<std::string_view> best;
  for (const std::string_view candidate : words) {
    const std::size_t distance = text::edit_distance(word, candidate, best_distance);
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
