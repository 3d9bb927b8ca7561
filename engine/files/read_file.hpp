// The one way in which files come into the program.
//
// A file that was found (in a folder, by a name that has a meaning, through another file) can be
// anything: a folder called `.gitignore`, a named pipe, a link to an endless device. Reading one
// must not wait, eat the memory or throw, so only ordinary files of a bounded size are read. What
// the user named is taken at its word: a pipe is waited for, but the bound holds.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "engine/text/result.hpp"
#include "platform/file.hpp"

namespace paddle_ls::files {

// How much is read at most, and the setting that says so, if one does.
struct Limit {
  // NOLINTNEXTLINE(google-explicit-constructor): a number of bytes is a limit.
  Limit(std::size_t most, std::string_view by = {}) : bytes(most), setting(by) {}
  std::size_t bytes;
  std::string_view setting;
};

// An ordinary file, open for reading; symbolic links are followed. An error says in one sentence
// what is there instead.
Result<platform::File> open_found(const std::filesystem::path& path);

// The bytes of an ordinary file as they are. Never waits.
Result<std::string> read_bytes(const std::filesystem::path& path, const Limit& limit);

// The same for a file that the user named: anything but a folder.
Result<std::string> read_named(const std::filesystem::path& path, const Limit& limit);

}  // namespace paddle_ls::files
