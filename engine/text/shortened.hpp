// Texts for people that must not become too long.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace paddle_ls::text {

// `words`, or its beginning with "..." after it in at most `most` bytes. It is cut between words,
// and not inside of code in backticks, where there is such a place in the second half.
std::string shortened(std::string_view words, std::size_t most);

}  // namespace paddle_ls::text
