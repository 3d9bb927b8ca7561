// Edits of a text that several parts were joined to: cells of a notebook, fences of a document.
//
// Between two parts is text that belongs to none, at least a line end. A planner of edits does not
// know that: a line that goes takes its line end along, a new line goes to the end of the text.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/text/edits.hpp"

namespace paddle_ls::text {

// The same edits, each inside one of `parts`, which are ascending. Nothing where one reaches across
// two parts. `edits` are normalized, and so is the result.
std::optional<Edits> inside_parts(const Edits& edits, std::span<const ByteRange> parts,
                                  std::string_view text);

}  // namespace paddle_ls::text
