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
#include "server/cli/run/progress_bar.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/syntax_remark.hpp"

namespace paddle_ls::cli {

// A file as it was read, and what was found in it.
struct PreparedFile {
  files::Source source;
  project::AnalysedFile analysed;
  std::optional<SyntaxRemark> syntax;
};

// Reads a file that may hold uses of torch and looks at it.
Result<PreparedFile> prepare(const SourceFile& file, const project::Tree& tree);

// Tells the tree of all its Python files. Of a file that was asked for by itself, those around it
// count too.
// Takes a pass of `bar`.
void note_files(SourceFiles files, project::Tree& tree, ProgressBar& bar);

// Whether `file`, which was noted, is a program of its own.
bool stands_alone(const SourceFile& file, const project::Tree& tree);

// Tells the bar of the passes over `files` that a run makes over a tree: to note them, to prepare
// them, and to work on `files_worked_on`.
void expect_passes(ProgressBar& bar, const SourceFiles& files, const project::Tree& tree,
                   std::size_t files_worked_on);

class PreparedFiles {
 public:
  // Adds the uses of the files to the tree, where it holds back what goes together. Takes a pass of
  // `bar`.
  PreparedFiles(SourceFiles files, unsigned jobs, project::Tree& tree, ProgressBar& bar);

  // What was found in the file at `path`, which is not kept any longer; null for what was not kept.
  // Safe to call from several threads.
  std::shared_ptr<PreparedFile> take(const std::filesystem::path& path) const;

 private:
  mutable std::mutex mutex_;
  mutable std::map<std::filesystem::path, std::shared_ptr<PreparedFile>> kept_;
};

}  // namespace paddle_ls::cli
