// "Did you mean": the word of a list that is nearest to a misspelled one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace paddle_ls::mapping_docs {

// Edit distance in code points with neighbours swapped counted once; larger than `limit` is
// `limit`+1. Words longer than 128 code points are never near each other.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

// The nearest of `words` within a third of the length of `word` (at least 1); the first among
// equals.
std::optional<std::string_view> nearest(std::string_view word,
                                        std::span<const std::string_view> words);

// `text` with Kangxi radicals and no-break spaces replaced by the characters they look like.
std::string without_confusables(std::string_view text);

}  // namespace paddle_ls::mapping_docs
