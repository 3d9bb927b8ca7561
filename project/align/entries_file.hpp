// `align.json`: the entries of a project, and where its two programs are.
#pragma once

#include <filesystem>
#include <vector>

#include "engine/text/result.hpp"
#include "project/align/entry.hpp"

namespace paddle_ls::project {

struct EntriesFile {
  Programs programs;  // paths are relative to the folder of the file
  std::vector<Entry> entries;
};

// `over` has the defaults for what the file leaves out. An error names the mistake in the file.
Result<EntriesFile> read_entries(const std::filesystem::path& path, const Programs& over);

}  // namespace paddle_ls::project
