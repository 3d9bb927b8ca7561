// Files of the workspace that are not open and convert functions of other files.
//
// An open document has to be told who converts its functions, and not every caller is open. So the
// folders are gone through once, which costs a look for a few words in most files; afterwards only
// those are read again that have changed, or whose calls led through one that has.
//
// Thread-safe. Meant for a worker: nothing here is fast.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "engine/syntax/parser.hpp"
#include "server/modules/project_modules.hpp"
#include "server/to_static/project_functions.hpp"

namespace paddle_ls::server {

class ClosedCallers {
 public:
  using Path = std::string;

  struct Folder {
    std::filesystem::path path;
    std::vector<std::string> exclude;  // as in files::WalkOptions
  };

  // Both must outlive this.
  ClosedCallers(modules::ProjectModules& modules, ProjectFunctions& functions)
      : modules_(modules), functions_(functions) {}

  // Tells `functions` what the files below the folders call, as far as `.gitignore` and `exclude`
  // let it, and not of more files than a project has. True when that is news for another file.
  bool search(const std::vector<Folder>& folders, const syntax::Stop& stop);

  // These files were made, changed, deleted or closed. True as above.
  bool files_changed(const std::vector<Path>& paths);

 private:
  bool read(const Path& path);

  modules::ProjectModules& modules_;
  ProjectFunctions& functions_;
  std::mutex mutex_;
  std::set<Path> folders_;                  // with Python files that were looked at
  std::map<Path, std::set<Path>> callers_;  // with the files that their calls lead through
};

}  // namespace paddle_ls::server
