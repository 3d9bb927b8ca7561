// Files that are either the old ones or the new ones, whenever the process is killed.
#pragma once

#include <filesystem>
#include <string_view>

#include "engine/text/result.hpp"

namespace paddle_ls::files {

// Puts `content` at `path`, by way of a temporary file beside it. The new file has the permissions
// of the file at `like`, and its owner where the system allows it. A symbolic link at `path` is
// replaced, not followed.
Result<void> write_atomically(const std::filesystem::path& path, std::string_view content,
                              const std::filesystem::path& like);

// The same for a file that keeps owner, mode and extended attributes if it is there, and else has
// the permissions of any new file of the user. An error when they cannot be kept, or when the file
// is read-only or no regular one.
Result<void> write_atomically(const std::filesystem::path& path, std::string_view content);

// The same for an output that the user named: a symbolic link is followed, and a device or a pipe
// is written to.
Result<void> write_named(const std::filesystem::path& path, std::string_view content);

// As the second for a file whose new content was made from `read`, the bytes that it had: refused
// when it has others by now, so that what another program wrote meanwhile is not lost.
Result<void> replace_unchanged(const std::filesystem::path& path, std::string_view read,
                               std::string_view content);

// Puts a symbolic link to `target` at `path`, where a file or another link may be.
Result<void> link_atomically(const std::filesystem::path& path,
                             const std::filesystem::path& target);

}  // namespace paddle_ls::files
