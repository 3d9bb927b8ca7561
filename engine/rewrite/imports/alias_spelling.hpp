// A file that has an alias for a Paddle module keeps using it.
//
// Templates spell everything out from `paddle` on. Where the use was written `F.interpolate` and
// `F` stands for Paddle's module from now on, what is written for it says `F.` as well.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rewrite/imports/decide_names.hpp"
#include "engine/rewrite/result/compose_edits.hpp"
#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

struct AliasSpelling {
  std::string module;  // "paddle.nn.functional.", or a name in it without the dot
  std::string alias;   // "F."
};

// How the uses of `group` spell their module; nothing where `decision` leaves them no name for it.
std::optional<AliasSpelling> alias_spelling(std::string_view source, const FileFindings& file,
                                            const NameGroup& group, const NameDecision& decision);

// True when an edit of `plan` writes something below `module`, which ends with a dot, or `module`
// itself, which does not.
bool writes_below(const FileFindings& file, const FindingPlan& plan, std::string_view module);

// True when an edit of `plan` writes a name of `paddle` that `spelling` does not cover.
bool writes_root(const FileFindings& file, const FindingPlan& plan, std::string_view paddle,
                 const AliasSpelling& spelling);

// Spells the literal parts of `edit` with the alias.
void spell(const AliasSpelling& spelling, ChosenEdit& edit);

}  // namespace paddle_ls::rewrite
