// What the other style writes for a use, as its finding and its rule show it: without a second
// analysis, so that a menu can offer it at every move of the cursor.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

struct OtherStyle {
  Style style;                            // the other one
  std::string_view target;                // of `native`: Paddle's own form
  std::vector<DifferenceId> differences;  // which `native` accepts for the use, and `exact` avoids
};

// Nothing where both styles write the same. `accepted` are those of the analysis of `file`. For
// `native` arguments may still be in the way, which only an analysis can tell.
std::optional<OtherStyle> other_style(const FileFindings& file, std::size_t finding,
                                      const RuleSet& rules, const Settled& accepted);

// "first weights, layout of a linear layer": titles, as they stand inside a sentence.
std::string titles_of(std::span<const DifferenceId> differences);

}  // namespace paddle_ls::rewrite
