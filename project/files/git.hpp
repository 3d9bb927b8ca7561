// What git knows about files that are about to be overwritten.
#pragma once

#include <filesystem>
#include <optional>
#include <set>

namespace paddle_ls::files {

// The files at or below `path` whose present content is in git's last commit: absolute and without
// symbolic links. Nothing when `path` is in no repository, or there is no git on this machine.
std::optional<std::set<std::filesystem::path>> committed_files(const std::filesystem::path& path);

}  // namespace paddle_ls::files
