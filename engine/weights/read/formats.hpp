// The readers, one for each format of a file.
//
// Each adds to a checkpoint that names the file of `source` as its file 0, and checks every tensor.
// Errors say where in the file or in the structure; the caller adds the path.
#pragma once

#include <filesystem>

#include "engine/weights/bytes/byte_source.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

inline constexpr std::uint64_t max_safetensors_header = 100'000'000;
inline constexpr std::uint64_t max_index_bytes = std::uint64_t{32} << 20U;
inline constexpr std::size_t max_shards = 10'000;

// The top folder of the archive may have any name. Each storage is a file in it.
Result<void> read_torch_zip(const ByteSource& source, Checkpoint& into);

// Four pickles, the keys of the storages, and the storages one after the other.
Result<void> read_torch_legacy(const ByteSource& source, Checkpoint& into);

Result<void> read_safetensors(const ByteSource& source, Checkpoint& into);

// What paddle.save writes, and any other pickle of plain data and arrays.
Result<void> read_pickle(const ByteSource& source, Checkpoint& into);

// A JSON index of names to files beside it. The files are read and become one dict.
Result<void> read_shards(const ByteSource& source, const std::filesystem::path& path,
                         Checkpoint& into);

}  // namespace paddle_ls::weights
