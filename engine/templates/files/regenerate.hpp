// Makes the files of one manifest entry on disk: what `paddle-ls template manifest` and the
// editor's "Regenerate" do.
#pragma once

#include "engine/templates/files/make_files.hpp"
#include "engine/templates/text/text_file.hpp"

namespace paddle_ls::templates {

struct WrittenFile {
  std::string path;  // as the manifest names it, or of one shard
  WriteOutcome outcome = WriteOutcome::skipped;
  std::string expected = {};  // of a stale file, with LF line ends
};

// Files and templates are taken relative to `workspace`. Stops at the first error; what was written
// before stays.
Result<std::vector<WrittenFile>> regenerate(const ManifestEntry& entry,
                                            const std::string& workspace, WriteMode mode);

// Writes what `make_files` made below `workspace`, which no path may leave.
Result<std::vector<WrittenFile>> write_files(const std::vector<MadeFile>& made,
                                             const std::string& workspace, WriteMode mode);

}  // namespace paddle_ls::templates
