// The text of a file of Python, or a sentence that says why it cannot be processed. Other files
// come in by `read_bytes` of engine/files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/files/read_file.hpp"

namespace paddle_ls::files {

struct DecodedSource {
  std::string text;      // UTF-8, a byte order mark included
  std::string encoding;  // of the file, as Python calls it; empty when the file is `text` itself
  std::string encoded;   // the file as it is, where that is not `text`

  std::string_view bytes() const { return encoding.empty() ? text : encoded; }
};

// The text of a file of Python. Its encoding is UTF-8 or what its coding declaration says (PEP
// 263); refused are binary data, UTF-16, and bytes that are not of the encoding.
Result<DecodedSource> read_source(const std::filesystem::path& path, std::size_t maximum_bytes);

// `text`, which `source.text` was changed to, as bytes of the encoding that the file has.
Result<std::string> bytes_of(const DecodedSource& source, std::string text);

}  // namespace paddle_ls::files
