// Long runs of comments, made short for the parser.
//
// Before every comment the grammar reads all comments that follow, to see how far the next
// statement is indented, so a run of them takes the square of its length. The lines of a long run
// are shown to it as one comment, which has the same bytes in the same places.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::syntax {

// `text` with the line ends inside of long runs of equally indented comments replaced by spaces;
// nothing if there is no such run. Comments that mention paddle-ls, and those in brackets,
// stay.
std::optional<std::string> with_comments_joined(std::string_view text);

}  // namespace paddle_ls::syntax
