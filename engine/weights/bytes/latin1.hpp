// Bytes that stand as text: each byte is a character of Latin-1, written in UTF-8.
#pragma once

#include <optional>

#include "engine/weights/bytes/byte_source.hpp"

namespace paddle_ls::weights {

// The bytes of `utf8`, or nothing if a character is past U+00FF or cut off.
std::optional<std::string> bytes_of_latin1(std::string_view utf8);

// The number of bytes at `place`. Reads all of it.
Result<std::uint64_t> count_latin1(const ByteSource& source, SourceBytes place);

}  // namespace paddle_ls::weights
