// What the code of rules needs in the file, and under which names.
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// True for a use that is right as it stands because the file has all that it needs.
bool is_served(const FileView& view, Findings& into, const FoundRule& found, const UsePlan& plan);

// Where the file gives the name of something that the rule's code needs to something else: a helper
// goes by another name in `plan` and in its edits, those from `before` on. Refuses the plan where
// that cannot be done.
void settle_taken_names(const FileView& view, Findings& into, const FoundRule& found, UsePlan& plan,
                        const EditMark& before);

// Adds the needs of `plan` to `finding`, whose edits are all planned, and says what of its fix is a
// helper.
void add_needs(const FileView& view, Findings& into, const FoundRule& found, const UsePlan& plan,
               Finding& finding);

}  // namespace paddle_ls::rewrite
