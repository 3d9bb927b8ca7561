// What the files of the workspace convert in each other, and what they hand over to converted
// functions of others.
//
// An open document has to be told who converts its functions, and not every caller is open. So the
// folders are gone through once, which costs a look for a few words in most files; afterwards only
// those are read again that have changed, or whose calls led through one that has. What callers
// hand over is read likewise, also in open documents: so it is as old as the last save, and typing
// in a caller costs nothing here.
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
#include "project/modules/folder_look.hpp"
#include "server/to_static/project_functions.hpp"
#include "server/to_static/wanted_names.hpp"

namespace paddle_ls::server {

class ClosedCallers {
 public:
  using Path = std::string;

  using Folder = modules::FolderLook::Folder;

  // Both must outlive this.
  ClosedCallers(modules::ProjectModules& modules, ProjectFunctions& functions)
      : modules_(modules), functions_(functions) {}

  // Tells `functions` what the files below the folders call, as far as `.gitignore` and `exclude`
  // let it, and not of more files than a project has. True when that is news for another file.
  bool search(const std::vector<Folder>& folders, const syntax::Stop& stop);

  // These files were made, changed, deleted or closed. True as above.
  bool files_changed(const std::vector<Path>& paths);

 private:
  class Files;

  bool read(const std::vector<Path>& paths, const syntax::Stop& stop);
  bool read_calls(const Path& path, Files& files);
  bool read_gifts(const Path& path, const WantedNames& wanted, Files& files);

  modules::ProjectModules& modules_;
  ProjectFunctions& functions_;
  std::mutex mutex_;
  std::set<Path> folders_;                  // with Python files that were looked at
  std::set<Path> files_;                    // that were looked at
  std::map<Path, std::set<Path>> callers_;  // with the files that their calls lead through
  std::map<Path, std::set<Path>> givers_;   // likewise
  WantedNames wanted_;
  bool wants_more_ = false;  // there are new names since all files were looked at
};

}  // namespace paddle_ls::server
