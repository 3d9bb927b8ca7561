// Imports from torch that are one of several meanings of a name, as assignments:
//
//     try:
//         from apex import FusedLayerNorm as Norm
//     except ImportError:
//         from torch.nn import LayerNorm as Norm      # `Norm = torch.nn.LayerNorm`
//
// No use of such a name says which of them it has, so the uses stay. The right side of an
// assignment is converted like any other value.
#pragma once

#include <string_view>

#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/file_findings.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

// For the imports of names that rules cover. Normalized.
text::Edits assign_rivals(std::string_view source, const FileFindings& file, const RuleSet& rules,
                          Profile profile);

}  // namespace paddle_ls::rewrite
