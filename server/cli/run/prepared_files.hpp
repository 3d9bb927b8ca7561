// The files of a run that have to do with each other, looked at before the first is worked on.
//
// Which uses have to be converted together is known only when all these files are known. A file
// that imports nothing of the project, and that nobody imports, is a program of its own and not
// looked at here. What was found is kept for the work itself as far as memory allows; of a larger
// tree it is found a second time.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include "server/cli/run/source_files.hpp"
#include "server/cli/run/source_uses.hpp"
#include "server/files/read_source.hpp"
#include "server/modules/use_groups.hpp"

namespace paddle_ls::cli {

// A file, its text and what was found in it. Lives in one place: its members refer to each other.
struct PreparedFile {
  SourceFile file;
  files::Source source;
  std::optional<SourceUses> uses;
};

// Tells the modules of all Python files what they import from each other, before any of them
// changes: one that is changed early no longer tells the others what they get through it. Of a file
// that was asked for by itself, those around it count too. Null where there is no Python file.
std::shared_ptr<modules::ProjectModules> settle_modules(SourceFiles files);

// Whether `file`, whose modules are settled, is a program of its own.
bool stands_alone(const SourceFile& file);

class PreparedFiles {
 public:
  // `complete` is called for each file before it is looked at.
  PreparedFiles(SourceFiles files, unsigned jobs, const WantedFixes& wanted,
                const std::function<void(SourceFile&)>& complete);

  const modules::UseGroups& groups() const { return groups_; }

  // What was found in the file at `path`, which is not kept any longer; null for what was not kept.
  // Safe to call from several threads.
  std::shared_ptr<PreparedFile> take(const std::filesystem::path& path) const;

 private:
  modules::UseGroups groups_;
  mutable std::mutex mutex_;
  mutable std::map<std::filesystem::path, std::shared_ptr<PreparedFile>> kept_;
};

}  // namespace paddle_ls::cli
