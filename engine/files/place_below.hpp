// The one gate for files at places that the user has not typed.
//
// A name out of a manifest, a settings file, a document or a tree is foreign input. It may lead to
// a file below the folder that was meant, and to nothing else: not upwards, not through a link, and
// not among the files of version control, some of which are run as programs.
#pragma once

#include <filesystem>
#include <string>

#include "engine/text/result.hpp"

namespace paddle_ls::files {

// Whether `path` is `folder` or lies below it, as both are written.
bool is_inside(const std::filesystem::path& path, const std::filesystem::path& folder);

// An error when `name`, whatever folder it is relative to, would lead out of it, to no file, or
// into a folder of version control.
Result<void> stays_below(const std::string& name);

// `name` below `root`, spelled as both are. An error for what `stays_below` refuses, and where a
// link on the way, the last part included, leads out of `root` or to nothing. What is missing below
// `root` is not made.
Result<std::filesystem::path> place_below(const std::filesystem::path& root,
                                          const std::string& name);

}  // namespace paddle_ls::files
