// The uses of a file by what has to be converted together: see modules/use_groups.hpp.
#pragma once

#include <vector>

#include "project/conversion/file_uses.hpp"
#include "project/modules/use_groups.hpp"

namespace paddle_ls::project {

// By the statements of the top level; empty for text that is not Python. Lines are those of the
// file, and of a notebook that is shown cell by cell, those of the cell.
std::vector<rewrite::UseUnit> use_units(
    const FileUses& uses, rewrite::Certainty least_certainty = rewrite::Certainty::unknown);

// Which uses of the file go together, without other files.
modules::UseGroups groups_within(const FileUses& uses,
                                 rewrite::Certainty least_certainty = rewrite::Certainty::unknown);

// What holds back a use that has a safe fix; null if nothing does.
const modules::HeldGroup* holder_of(const FileUses& uses, const rewrite::Finding& finding,
                                    const modules::UseGroups& groups);

}  // namespace paddle_ls::project
