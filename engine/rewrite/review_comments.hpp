// Comments in which a conversion notes what to review later.
//
// After the fix is applied, nothing in the converted file would show that the use needs review. A
// comment does, and as long as it is there `check` and the editors list it. A long one continues in
// comments below it, whose words are indented further.
#pragma once

#include <string>
#include <string_view>

#include "engine/rewrite/result/file_findings.hpp"
#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

inline constexpr std::string_view todo_marker = "TODO(paddle-ls): ";
inline constexpr std::string_view review_marker = "TODO(paddle-ls): review: ";

// The prefix of continuation lines, after the indentation.
inline constexpr std::string_view continuation_marker = "#   ";

// True for a line, without its end, that continues a comment of a conversion.
bool continues_comment(std::string_view line);

// A comment with the text `sentence`, as one or several lines with this indentation and line end.
std::string comment_lines(std::string_view marker, std::string_view sentence,
                          std::string_view indentation, std::string_view line_end);

// Adds a finding for each comment on a use that was converted and needs review.
void collect_review_comments(std::string_view source, const syntax::Pieces& pieces, Profile profile,
                             FileFindings& into);

}  // namespace paddle_ls::rewrite
