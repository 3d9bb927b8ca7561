// `align.json`: the entries of a project, and where its two programs are.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/text/result.hpp"
#include "project/align/entry.hpp"

namespace paddle_ls::project {

struct EntriesFile {
  Programs programs;  // paths are as seen from the folder of the file
  std::vector<Entry> entries;
};

// `over` is what is used where the file says nothing. An error names what is wrong in the file.
Result<EntriesFile> read_entries(const std::filesystem::path& path, const Programs& over);

}  // namespace paddle_ls::project
