// What a new file takes over from the one whose place it will take.
//
// A file that gets its name by `rename` is another file for the system: owner, mode, access lists
// and extended attributes are those of whoever made it unless they are carried over. What cannot be
// carried over is a reason not to write.
#pragma once

#include <filesystem>

#include "engine/text/result.hpp"

namespace paddle_ls::files {

// The permissions of any new file of the user.
Result<void> take_default_mode(int file);

// The mode of the file at `like`, and its owner where the system allows it: for a copy.
Result<void> take_permissions(int file, const std::filesystem::path& like);

// Owner, group, extended attributes (among them access lists) and mode of the open file `old`. The
// error says which of them a new file cannot have.
Result<void> take_everything(int file, int old);

// An error when `old`, which is open and at `path`, is not for this user to change: nobody may
// write to it (which binds root, too, as it is a wish rather than a right), or others only.
Result<void> may_be_changed(int old, const std::filesystem::path& path);

}  // namespace paddle_ls::files
