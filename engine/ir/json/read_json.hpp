// The JSON models of Paddle 3 -> PIR program.
//
// Tolerant of what Paddle's own reader trips over: the writer's "NaN", infinities, and attributes
// of dialects this program does not know, which are kept as they are. Not tolerant of structure: a
// value used before it is defined, or a result numbered twice, is an error with its JSON path.
#pragma once

#include <string_view>

#include "engine/ir/pir/program.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::ir {

inline constexpr std::size_t max_json_bytes = std::size_t{1} << 30;
inline constexpr std::size_t max_region_depth = 64;

// The error's `where` is a JSON pointer, or "byte N" when the text is not JSON.
Result<Program> read_json(std::string_view text);

// Whether the text looks like a PIR JSON model rather than anything else.
bool looks_like_pir_json(std::string_view text);

}  // namespace paddle_ls::ir
