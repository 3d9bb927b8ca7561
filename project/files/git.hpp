// Whether git could restore files that are about to be overwritten.
//
// The bytes on disk are compared with the last commit, not with the index: files that git was told
// to ignore (`assume-unchanged`, `skip-worktree`, a monitor, dates) cannot hide an edit.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::files {

// The folder of the innermost repository that `folder` lies in; absolute, as `folder` is.
std::optional<std::filesystem::path> repository_around(std::filesystem::path folder);

// Whether there is a repository around `path`, a file or a folder. Git is not run: this says
// nothing of its state.
bool is_in_repository(const std::filesystem::path& path);

struct NotCommitted {
  std::vector<std::filesystem::path> changed;  // not in the last commit, or with other bytes
  // Only a program that the repository names could tell: a filter converts between the bytes on
  // disk and those of the commit.
  std::vector<std::filesystem::path> filtered;
};

// Those of `files`, which are in repositories, that are not in the last commit as they are: each is
// looked for in the repository that it belongs to, which may be a submodule. Line ends and
// encodings may differ as git is told to convert them. Files that cannot be read are left out. The
// error says what git could not do, and where.
Result<NotCommitted> not_committed(std::span<const std::filesystem::path> files);

}  // namespace paddle_ls::files
