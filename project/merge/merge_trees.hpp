// A three-way merge of trees: what changed between `base` and `theirs` is done to `ours`, whose own
// changes are kept.
//
// Files are merged as git merges them, renames included. Where both sides changed the same lines,
// the file has git's conflict marks.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "project/merge/scratch_repository.hpp"

namespace paddle_ls::merge {

struct Trees {
  std::filesystem::path base;
  std::filesystem::path theirs;
  std::filesystem::path ours;
  std::string their_name;                 // at the marks of a conflict
  std::vector<std::string> without = {};  // patterns of .gitignore: files of ours that take no part
};

// A merge that has not been written to `ours` yet.
struct PendingMerge {
  Merged result;
  std::filesystem::path merged;  // the folder that the changed files are in
  std::filesystem::path before;  // copies of the files of `ours` that took part
};

// Merges in `work`, an empty folder. Of `ours`, files that are in another tree take part, and all
// files of Python, which may be such files under another name.
Result<PendingMerge> merge_trees(const Trees& trees, const std::filesystem::path& work);

// Files of `ours` that the merge would change or delete; absolute.
std::vector<std::filesystem::path> files_to_change(const PendingMerge& merge,
                                                   const std::filesystem::path& ours);

// Writes the merge to `ours`. Each file is whole at any time, and a file that changed since the
// merge was made is left as it is. An error for each file that could not be written.
std::vector<Error> apply(const PendingMerge& merge, const std::filesystem::path& ours);

}  // namespace paddle_ls::merge
