// The bytes of a model file, and no more than are worth it.
//
// A path may lead to anything: a folder, a device without end, a file of a gigabyte that is one
// hole, weights instead of a program. So the start is looked at before the rest is read, and a hole
// is an error: a model never contains one, but an unfinished download leaves one.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "engine/text/result.hpp"

namespace paddle_ls::server {

// Of a file that the user named, "-" for standard input; a pipe is waited for. The error's `where`
// is the place in the file, empty when the whole file is meant.
Result<std::string> read_named_model(const std::filesystem::path& path);

// Of an ordinary file; never waits.
Result<std::string> read_model(const std::filesystem::path& path);

}  // namespace paddle_ls::server
