#include "project/modules/folder_look.hpp"

#include <algorithm>
#include <chrono>

#include "engine/files/place_below.hpp"
#include "engine/files/read_file.hpp"
#include "project/contents/notebook_code.hpp"
#include "project/files/file_walk.hpp"
#include "project/files/source_kind.hpp"

namespace paddle_ls::modules {
namespace {

namespace fs = std::filesystem;

// Of every kind: a folder with more files is not a project, or keeps its data beside its code.
constexpr std::size_t most_files = 100000;
constexpr std::size_t largest_notebook = std::size_t{4} << 20U;
constexpr std::chrono::milliseconds between_questions(2);

void note_notebook(ProjectModules& modules, const fs::path& path) {
  const auto text = files::read_bytes(path, largest_notebook);
  if (!text) return;
  if (const auto cells = contents::python_of_notebook(*text)) {
    modules.note_importer(path, cells->python());
  }
}

}  // namespace

void FolderLook::expect() {
  const std::lock_guard lock(mutex_);
  if (state_ == State::not_expected) state_ = State::expected;
}

bool FolderLook::run(std::vector<Folder> folders, const syntax::Stop& stop) {
  note_all(folders, stop);
  const std::lock_guard lock(mutex_);
  folders_ = std::move(folders);
  state_ = State::done;
  changed_.notify_all();
  return std::exchange(was_asked_early_, false);
}

void FolderLook::note_all(const std::vector<Folder>& folders, const syntax::Stop& stop) {
  std::size_t count = 0;
  for (const Folder& folder : folders) {
    files::FileWalk walk(folder.path, {folder.exclude, {}});
    while (const auto found = walk.next()) {
      if ((stop && stop()) || ++count > most_files) return;
      if (found->kind != files::WalkedFile::Kind::file) continue;
      const files::SourceKind kind = files::kind_of(found->path);
      if (kind == files::SourceKind::python) modules_.note(found->path);
      if (kind == files::SourceKind::notebook) note_notebook(modules_, found->path);
    }
  }
}

// An import of another file may refer to a new file, so all files are read again.
bool FolderLook::files_changed(const std::vector<std::string>& paths) {
  bool is_news = false;
  bool is_any_new = false;
  for (const fs::path path : paths) {
    const files::SourceKind kind = files::kind_of(path);
    if (!is_inside(path)) continue;
    if (kind == files::SourceKind::notebook) note_notebook(modules_, path);
    if (kind != files::SourceKind::python) continue;
    const bool was_noted = modules_.is_noted(path);
    is_news = modules_.note(path) || is_news;
    is_any_new = is_any_new || modules_.is_noted(path) != was_noted;
  }
  if (!is_any_new) return is_news;
  std::vector<Folder> folders;
  {
    const std::lock_guard lock(mutex_);
    folders = folders_;
  }
  note_all(folders, {});
  return true;
}

bool FolderLook::is_inside(const fs::path& path) {
  const std::lock_guard lock(mutex_);
  return std::any_of(folders_.begin(), folders_.end(),
                     [&](const Folder& folder) { return files::is_inside(path, folder.path); });
}

bool FolderLook::wait(const syntax::Stop& stop) {
  std::unique_lock lock(mutex_);
  while (state_ == State::expected && !(stop && stop())) {
    changed_.wait_for(lock, between_questions);
  }
  if (state_ == State::expected) was_asked_early_ = true;
  return state_ != State::expected;
}

}  // namespace paddle_ls::modules
