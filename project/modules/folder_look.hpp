// Looks once through the folders of a workspace, so that an editor knows who imports from the files
// it shows. Afterwards only changed files are read.
//
// Thread-safe. Meant for a worker: nothing here is fast.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

#include "engine/syntax/parser.hpp"
#include "project/modules/project_modules.hpp"

namespace paddle_ls::modules {

class FolderLook {
 public:
  struct Folder {
    std::filesystem::path path;
    std::vector<std::string> exclude;  // as in files::WalkOptions
  };

  // `modules` must outlive this.
  explicit FolderLook(ProjectModules& modules) : modules_(modules) {}

  // `run` is going to be called: from now on, `wait` waits for its end.
  void expect();

  // Notes the Python files and notebooks below the folders, as far as `.gitignore` and `exclude`
  // let it, and not of more files than a project has. True when there was a request before that was
  // done.
  bool run(std::vector<Folder> folders, const syntax::Stop& stop);

  // These files were made, changed, deleted or closed. True when the imports of one of them
  // have changed.
  bool files_changed(const std::vector<std::string>& paths);

  // Waits until the folders are known, or until `stop` says so; returns whether they are.
  bool wait(const syntax::Stop& stop);

 private:
  enum class State : std::uint8_t { not_expected, expected, done };

  void note_all(const std::vector<Folder>& folders, const syntax::Stop& stop);
  bool is_inside(const std::filesystem::path& path);

  ProjectModules& modules_;
  std::mutex mutex_;
  std::condition_variable changed_;
  State state_ = State::not_expected;
  bool was_asked_early_ = false;
  std::vector<Folder> folders_;
};

}  // namespace paddle_ls::modules
