// Files and symbolic links, copied as they are.
#pragma once

#include <filesystem>

#include "engine/text/result.hpp"

namespace paddle_ls::files {

// Copies the regular file or symbolic link at `from` to `to`; folders on the way are made. A file
// arrives whole or not at all and keeps its permissions; a link keeps what it says.
Result<void> copy_entry(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace paddle_ls::files
