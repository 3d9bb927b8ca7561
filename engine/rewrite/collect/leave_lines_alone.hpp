// Lines and statements with a comment `# paddle-ls: ignore` are not changed, and neither is what
// they depend on: the imports of the names that they read, and whole import statements that have
// such a line.
//
// Suppressing the findings of the line is not enough: its imports would be removed when their other
// uses are converted, and the edits of a use on another line may reach into the line.
#pragma once

#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/result/file_findings.hpp"
#include "engine/rewrite/result/suppressions.hpp"

namespace paddle_ls::rewrite {

using LinesLeftAlone = std::vector<text::ByteRange>;

// Marks the imports of `file` that are kept, and the comments that keep them. A comment for some
// codes counts if it suppresses something, so suppressions have to be applied first.
LinesLeftAlone find_lines_left_alone(std::string_view source, const python::Names& names,
                                     const CollectedImports& imports, Suppressions& suppressions,
                                     FileFindings& file);

// Makes findings manual if their edits would change one of `lines`, and marks its comment as used.
void keep_lines(const LinesLeftAlone& lines, Suppressions& suppressions, FileFindings& file);

}  // namespace paddle_ls::rewrite
