// What a new file takes over from the one whose place it will take.
//
// A file that gets its name by renaming is another file for the system: owner, mode, access lists
// and extended attributes are those of its creator unless they are carried over. What cannot be
// carried over is a reason not to write.
#pragma once

#include <filesystem>

#include "platform/file.hpp"

namespace paddle_ls::platform {

// The permissions of any new file of the user.
Result<void> take_default_mode(const File& file);

// The mode of the file at `like`, and its owner where the system allows it: for a copy.
Result<void> take_permissions(const File& file, const std::filesystem::path& like);

// Owner, group, extended attributes (among them access lists) and mode of the open file `old`; on
// Windows its access list. The error says which of them a new file cannot have.
Result<void> take_everything(const File& file, const File& old);

// An error when `old`, which is open and at `path`, is not for this user to change: no user may
// write to it (which binds root, too, as it is a wish rather than a right), or others only.
Result<void> may_be_changed(const File& old, const std::filesystem::path& path);

}  // namespace paddle_ls::platform
