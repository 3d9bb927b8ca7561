// What git knows about files that are about to be overwritten.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace paddle_ls::files {

// The files at or below `path` that we could write to (see source_kind.hpp) and whose present
// content git could not give back: changed, staged or untracked ones, relative to the root of the
// repository. Nothing when `path` is in no repository or there is no git on this machine.
std::vector<std::string> uncommitted_files(const std::filesystem::path& path);

}  // namespace paddle_ls::files
