// How far two words are apart, for "did you mean".
#pragma once

#include <cstddef>
#include <string_view>

namespace paddle_ls::text {

// How many characters have to be changed, left out, added or swapped with their neighbour to make
// one word of the other (optimal string alignment); `limit` + 1 for anything above `limit`. Words
// longer than 128 characters are never near each other.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

}  // namespace paddle_ls::text
