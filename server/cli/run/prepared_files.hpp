// Analyzes the related files of a run before the first one is processed.
//
// Which uses have to be converted together is known only when all these files are known. The
// results are kept for processing as far as memory allows; in a larger tree files are analyzed a
// second time.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>

#include "project/conversion/project_tree.hpp"
#include "project/files/read_source.hpp"
#include "server/cli/run/progress_bar.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/syntax_remark.hpp"

namespace paddle_ls::cli {

// A file as it was read, and its uses.
struct PreparedFile {
  files::DecodedSource source;
  project::AnalysedFile analysed;
  std::optional<SyntaxRemark> syntax;
};

// Reads a file that may hold uses of torch and finds them.
Result<PreparedFile> prepare(const SourceFile& file, const project::ProjectTree& tree);

// Tells the tree about all its Python files. For a single file, the files around it count too.
// One pass of `bar`.
void note_files(SourceFiles files, project::ProjectTree& tree, ProgressBar& bar);

// Whether `file`, which was noted, is a program.
bool stands_alone(const SourceFile& file, const project::ProjectTree& tree);

// Tells the bar of the passes over `files` that a run makes over a tree: to note them, to prepare
// them, and to work on `files_worked_on`.
void expect_passes(ProgressBar& bar, const SourceFiles& files, const project::ProjectTree& tree,
                   std::size_t files_worked_on);

class PreparedFiles {
 public:
  // Adds the uses of the files to the tree, which holds back uses that have to be converted
  // together. One pass of `bar`.
  PreparedFiles(SourceFiles files, unsigned jobs, project::ProjectTree& tree, ProgressBar& bar);

  // The uses of the file at `path`, which are released; null if they were not kept. Safe to call
  // from several threads.
  std::shared_ptr<PreparedFile> take(const std::filesystem::path& path) const;

 private:
  mutable std::mutex mutex_;
  mutable std::map<std::filesystem::path, std::shared_ptr<PreparedFile>> kept_;
};

}  // namespace paddle_ls::cli
