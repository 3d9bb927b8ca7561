// Lines and statements with a comment `# paddle-ls: ignore` stay as they are, and so does what they
// need: the imports of the names that they read, and whole import statements that have such a line.
//
// To suppress the findings of the line is not enough. Its imports go when their other uses are
// converted, and a use on another line may carry the line along.
#pragma once

#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/result/file_findings.hpp"
#include "engine/rewrite/result/suppressions.hpp"

namespace paddle_ls::rewrite {

using LinesLeftAlone = std::vector<text::ByteRange>;

// Marks the imports of `file` that have to stay, and the comments that keep them. A comment for
// some codes counts where it suppresses something, which has to be known by now.
LinesLeftAlone find_lines_left_alone(std::string_view source, const python::Names& names,
                                     const CollectedImports& imports, Suppressions& suppressions,
                                     FileFindings& file);

// Makes findings manual whose edits would change one of `lines`, and marks its comment.
void keep_lines(const LinesLeftAlone& lines, Suppressions& suppressions, FileFindings& file);

}  // namespace paddle_ls::rewrite
