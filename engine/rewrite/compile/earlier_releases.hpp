// Derives variants of rules for the Paddle releases before the one they are written for.
//
// A rule holds for an earlier release if that release has every name and keyword that the rule
// writes, at the same position. If only an argument is newer, the variant rejects that argument; if
// a name is newer, the alternative is manual and says so. Signatures do not show behaviour: fixes
// for a release that was not run (proof.hpp) need review.
#pragma once

#include "engine/rewrite/paddle_api/paddle_names.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"

namespace paddle_ls::rewrite {

// Adds variants to the rules of `into` that begin with `Profile::v3_3`, for each release after
// those that a rule has its own variant for.
void add_earlier_releases(const PaddleNames& names, RuleTableBuilder& into);

}  // namespace paddle_ls::rewrite
