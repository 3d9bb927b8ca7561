// A file of weights -> its structure, without its values.
//
// Formats: torch zip and torch before 1.6, safetensors, `paddle.save`, and the JSON index of a
// checkpoint in several files. The content decides, not the name. Nothing in a file is executed.
#pragma once

#include <filesystem>
#include <memory>

#include "engine/weights/bytes/byte_source.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

Result<Checkpoint> read_checkpoint(const std::filesystem::path& path);

// The same of bytes that are called `path`; an index is an error there.
Result<Checkpoint> read_bytes_of_checkpoint(const ByteSource& source,
                                            const std::filesystem::path& path);

}  // namespace paddle_ls::weights
