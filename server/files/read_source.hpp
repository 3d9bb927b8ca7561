// The bytes of a file, or a sentence that says why it cannot be worked on.
#pragma once

#include <filesystem>
#include <string>

#include "engine/text/result.hpp"

namespace paddle_ls::files {

// True for the names of Python modules and stubs.
bool is_python(const std::filesystem::path& path);

// The bytes of the file as they are. Refused are what is no regular file, and more than
// `maximum_bytes`.
Result<std::string> read_bytes(const std::filesystem::path& path, std::size_t maximum_bytes);

// The same for Python, a byte order mark included. Refused are also binary data, and text that is
// not UTF-8 by its bytes or by its coding declaration (PEP 263; a declaration of something else is
// no matter while all bytes are ASCII).
Result<std::string> read_source(const std::filesystem::path& path, std::size_t maximum_bytes);

}  // namespace paddle_ls::files
