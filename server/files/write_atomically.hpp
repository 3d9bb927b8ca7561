// Files that are either the old ones or the new ones, whenever the process is killed.
#pragma once

#include <filesystem>
#include <string_view>

#include "engine/text/result.hpp"

namespace paddle_ls::files {

// Puts `content` at `path`, by way of a temporary file beside it (its name begins with
// `.paddle-ls-`). The new file has the permissions of the file at `like`, and its owner where the
// system allows it. A symbolic link at `path` is replaced, not followed.
Result<void> write_atomically(const std::filesystem::path& path, std::string_view content,
                              const std::filesystem::path& like);

}  // namespace paddle_ls::files
