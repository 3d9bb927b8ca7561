// Which format a file has, judged by its bytes.
#pragma once

#include "engine/weights/bytes/byte_source.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

// An error names a known format that is not read, or what is read.
Result<Format> detect_format(const ByteSource& source);

// The magic number of torch before 1.6, as it is in a pickle.
inline constexpr std::string_view legacy_magic = "\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19";

}  // namespace paddle_ls::weights
