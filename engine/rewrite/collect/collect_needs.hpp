// What the code of rules needs in the file, and under which names.
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// True for a use that is right as it stands because the file has all that it needs.
bool is_served(const FileView& view, Findings& into, const FoundRule& found, const UsePlan& plan);

// A name that the rule's code brings into the file, and that something else has there, refuses the
// plan; what stands in for torch's by its name has another one there.
void settle_taken_names(const FileView& view, Findings& into, const FoundRule& found,
                        UsePlan& plan);

// Adds the needs of `plan` to `finding`, whose edits are all planned, and says what of its fix is a
// helper.
void add_needs(const FileView& view, Findings& into, const FoundRule& found, const UsePlan& plan,
               Finding& finding);

}  // namespace paddle_ls::rewrite
