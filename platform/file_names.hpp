// Names of files: what is made, moved and removed in one step.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "platform/file.hpp"

namespace paddle_ls::platform {

struct NewFile {
  std::filesystem::path path;
  File file;  // open for reading and writing
};

// A new, empty file in `folder`, for its owner only. Its name is `prefix` and `letters`, at least
// six, characters that make it unlike all others.
Result<NewFile> make_file(const std::filesystem::path& folder, std::string_view prefix,
                          std::size_t letters);

// Gives the file at `from` the name `to`, in place of the file that has it.
Result<void> rename_over(const std::filesystem::path& from, const std::filesystem::path& to);

// Exchanges two names in one step. False where the file system cannot do that.
Result<bool> exchange_names(const std::filesystem::path& one, const std::filesystem::path& other);

Result<void> remove_file(const std::filesystem::path& path);

// A symbolic link at `path` that says `target`.
Result<void> make_link(const std::filesystem::path& path, const std::filesystem::path& target);

// Whether there is something at `path`. Costs less than asking what it is.
bool exists(const std::string& path);

// Whether this user may read the file at `path`.
bool is_readable(const std::filesystem::path& path);

// The longest part of the absolute path `folder`, with `/` between its parts, that is a folder. A
// path that begins nowhere gives the root. Looks from the top downwards, so that it costs what is
// there and not what is named.
std::string existing_folder(std::string_view folder);

}  // namespace paddle_ls::platform
