// The list of files in a zip archive.
//
// torch stores files as they are; what is compressed is listed and not read. An archive whose
// directory and content disagree means different things to different readers, so it is refused:
// entries that overlap, names that occur twice, local headers that say otherwise than the
// directory.
#pragma once

#include <string>
#include <vector>

#include "engine/weights/bytes/byte_source.hpp"

namespace paddle_ls::weights {

inline constexpr std::uint64_t max_zip_entries = 1'000'000;
inline constexpr std::uint64_t max_zip_directory_bytes = std::uint64_t{256} << 20U;

struct ZipEntry {
  std::string name;
  SourceBytes content;
  bool is_compressed = false;
};

// Sorted by name.
Result<std::vector<ZipEntry>> read_zip_directory(const ByteSource& source);

const ZipEntry* find_entry(const std::vector<ZipEntry>& entries, std::string_view name);

}  // namespace paddle_ls::weights
