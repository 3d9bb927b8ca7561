// Rules that are written for one Paddle release in, variants for the releases before it out.
//
// A rule holds for an earlier release as far as that release knows every name and keyword that the
// rule writes, at the same position. Where only an argument came later, the variant refuses that
// argument; where a name came later, the alternative is manual and says so. Behaviour cannot be
// seen in signatures: where a release was not run (proof.hpp), fixes ask for a confirmation.
#pragma once

#include "engine/rewrite/paddle_api/paddle_names.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"

namespace paddle_ls::rewrite {

// Adds variants to the rules of `into` that begin with `Profile::v3_3`, for the releases after
// those that a rule has a variant of its own for.
void add_earlier_releases(const PaddleNames& names, RuleTableBuilder& into);

}  // namespace paddle_ls::rewrite
