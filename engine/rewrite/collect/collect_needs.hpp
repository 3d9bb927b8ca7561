// The definitions and imports that the code of rules needs in the file, and their names there.
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// True for a use that needs no edit because the file already has all that it needs.
bool is_served(const PassInput& view, Findings& into, const FoundRule& found, const UsePlan& plan);

// Makes the plan manual if the file already uses a name that the rule's code would define for
// something else. A helper gets another name instead, in `plan` and in its edits, which are those
// from `before` on; only where that is not possible is the plan manual.
void settle_taken_names(const PassInput& view, Findings& into, const FoundRule& found,
                        UsePlan& plan, const EditMark& before);

// Adds the needs of `plan` to `finding`, whose edits are all planned, and records which part of its
// fix is a helper.
void add_needs(const PassInput& view, Findings& into, const FoundRule& found, const UsePlan& plan,
               Finding& finding);

}  // namespace paddle_ls::rewrite
