// The files of a run that have to do with each other, looked at before the first is worked on.
//
// Which uses have to be converted together is known only when all these files are known. What was
// found is kept for the work itself as far as memory allows; of a larger tree it is found a second
// time.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>

#include "project/conversion/tree.hpp"
#include "project/files/read_source.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {

// A file as it was read, and what was found in it.
struct PreparedFile {
  files::Source source;
  project::AnalysedFile analysed;
};

// Reads a file that may hold uses of torch and looks at it.
Result<PreparedFile> prepare(const SourceFile& file, const project::Tree& tree);

// Tells the tree of all its Python files. Of a file that was asked for by itself, those around it
// count too.
void note_files(SourceFiles files, project::Tree& tree);

// Whether `file`, which was noted, is a program of its own.
bool stands_alone(const SourceFile& file, const project::Tree& tree);

class PreparedFiles {
 public:
  // Adds the uses of the files to the tree, where it holds back what goes together.
  PreparedFiles(SourceFiles files, unsigned jobs, project::Tree& tree);

  // What was found in the file at `path`, which is not kept any longer; null for what was not kept.
  // Safe to call from several threads.
  std::shared_ptr<PreparedFile> take(const std::filesystem::path& path) const;

 private:
  mutable std::mutex mutex_;
  mutable std::map<std::filesystem::path, std::shared_ptr<PreparedFile>> kept_;
};

}  // namespace paddle_ls::cli
