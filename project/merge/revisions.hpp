// Earlier versions of a folder, out of the repository that it lies in.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "engine/text/result.hpp"

namespace paddle_ls::merge {

// Writes the files of `folder` as they were in `revision` below `to`. `work` is an empty folder for
// the run. Filters and line ends that the repository configures are not applied.
Result<void> write_revision(const std::filesystem::path& folder, const std::string& revision,
                            const std::filesystem::path& to, const std::filesystem::path& work);

// The last commit of the repository around `folder`, if `files` of the folder are as they are in
// it.
std::optional<std::string> revision_of(const std::filesystem::path& folder,
                                       std::span<const std::filesystem::path> files);

}  // namespace paddle_ls::merge
