// What stays with torch, spelled in full, so that a short name can move to Paddle.
//
// A name such as `nn` stands for one module. Where nearly all uses of it can be converted and a few
// cannot, these few say `torch.nn.rare` for themselves, and `nn` becomes Paddle's for the others.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/result/file_findings.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

// `is_chosen` says of each finding whether its edits will be made. Normalized; empty where no name
// of a module is in the way.
text::Edits spell_out_leftovers(std::string_view source, const FileFindings& file,
                                const std::vector<bool>& is_chosen);

}  // namespace paddle_ls::rewrite
