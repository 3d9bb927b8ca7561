// Escapes in JSON that stand for half of a surrogate pair, without its other half after or before.
//
// `JSON.stringify` and `json.dumps` write them; JSON libraries refuse them. Backslashes occur in
// strings only, so nothing else of JSON has to be known to find them.
#pragma once

#include <string_view>
#include <vector>

#include "engine/text/surrogates.hpp"

namespace paddle_ls::text {

inline constexpr std::size_t escape_bytes = 6;  // \uD83D

// In the order of the text; `offset` is that of the escape.
std::vector<LoneHalf> lone_escapes(std::string_view json);

}  // namespace paddle_ls::text
