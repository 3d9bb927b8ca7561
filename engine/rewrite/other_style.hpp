// The rewrite of a use in the other style, derived from its finding and its rule without another
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
  Style style;              // the other one
  std::string_view target;  // of `native`: Paddle's own form
  std::vector<DifferenceId>
      differences;  // those that `native` accepts for the use, and `exact` avoids
};

// Nothing if both styles write the same. `accepted` are those of the analysis of `file`. Arguments
// may still prevent the rewrite of `native`, which only an analysis can tell.
std::optional<OtherStyle> other_style(const FileFindings& file, std::size_t finding,
                                      const RuleSet& rules, const Settled& accepted);

// "first weights, layout of a linear layer": titles, as used inside a sentence.
std::string titles_of(std::span<const DifferenceId> differences);

}  // namespace paddle_ls::rewrite
