// "Did you mean": the word of a list that is nearest to a misspelled one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace paddle_ls::text {

// The nearest of `words` within a third of the length of `word` (at least 1); the first among
// equals.
std::optional<std::string_view> nearest_word(std::string_view word,
                                             std::span<const std::string_view> words);

// To end a message with: "; did you mean `check`?", or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> words);

}  // namespace paddle_ls::text
