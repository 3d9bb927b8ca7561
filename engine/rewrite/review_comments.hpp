// Comments in which a conversion says what somebody has to look at afterwards.
//
// A use that needs review is gone once its fix is made: nothing in the converted file would tell. A
// comment does, and as long as it stands `check` and the editors list it.
#pragma once

#include <string_view>

#include "engine/rewrite/result/file_findings.hpp"
#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

inline constexpr std::string_view todo_marker = "TODO(paddle-ls): ";
inline constexpr std::string_view review_marker = "TODO(paddle-ls): review: ";

// Adds a finding for each comment on a use that was converted and needs review.
void collect_review_comments(std::string_view source, const syntax::Pieces& pieces, Profile profile,
                             FileFindings& into);

}  // namespace paddle_ls::rewrite
