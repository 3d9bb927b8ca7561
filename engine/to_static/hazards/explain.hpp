// What one place of control flow becomes: the text of a hover card.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/syntax/tree.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::to_static {

struct Explanation {
  text::ByteRange range;  // the keyword
  std::string markdown;
};

// Of the keyword at `offset`, in functions that are converted: `if`, `elif`, `while`, `for`,
// `assert`, `break` and `continue`. Nothing elsewhere.
std::optional<Explanation> explain(syntax::Node module, std::string_view source,
                                   std::size_t offset);

}  // namespace paddle_ls::to_static
