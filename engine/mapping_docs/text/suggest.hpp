// "Did you mean": the word of a list that is nearest to a misspelled one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace paddle_ls::mapping_docs {

// The nearest of `words` within a third of the length of `word` (at least 1); the first among
// equals.
std::optional<std::string_view> nearest(std::string_view word,
                                        std::span<const std::string_view> words);

// `text` with Kangxi radicals and no-break spaces replaced by the characters they look like.
std::string without_confusables(std::string_view text);

}  // namespace paddle_ls::mapping_docs
