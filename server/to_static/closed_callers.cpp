#include "server/to_static/closed_callers.hpp"

#include <algorithm>

#include "server/files/read_source.hpp"
#include "server/files/walk.hpp"

namespace paddle_ls::server {
namespace {

using Path = ClosedCallers::Path;

// Of every kind: a folder that holds more is no project, or keeps its data beside its code.
constexpr std::size_t most_files = 100000;

std::string folder_of(const Path& path) {
  return std::filesystem::path(path).parent_path().string();
}

// What the calls of one file lead through, forgotten with it: none of it is open.
class FilesOfCaller : public to_static::OtherFiles {
 public:
  explicit FilesOfCaller(modules::ProjectModules& modules) : modules_(modules) {}

  File find(const std::string& path, std::string_view module) override {
    const std::string file = modules_.file_of(path, std::string(module));
    if (file.empty()) return nullptr;
    const auto [known, is_new] = files_.try_emplace(file);
    if (is_new) known->second = read_module(file, modules_.open_text(file));
    return known->second;
  }

  // Where calls lead is asked for, not what is wrong there.
  std::vector<to_static::Hazard> hazards(const File&, to_static::Definition) override { return {}; }

  std::set<Path> paths() const {
    std::set<Path> paths;
    for (const auto& [path, file] : files_) paths.insert(path);
    return paths;
  }

 private:
  modules::ProjectModules& modules_;
  std::map<Path, File> files_;
};

}  // namespace

bool ClosedCallers::search(const std::vector<Folder>& folders, const syntax::Stop& stop) {
  bool is_news = false;
  std::size_t count = 0;
  for (const Folder& folder : folders) {
    files::Walk walk(folder.path, {folder.exclude, {}});
    while (const auto found = walk.next()) {
      if ((stop && stop()) || ++count > most_files) return is_news;
      if (found->kind != files::Found::Kind::file || found->path.extension() != ".py") continue;
      const Path path = found->path.string();
      {
        const std::lock_guard lock(mutex_);
        folders_.insert(folder_of(path));
      }
      is_news = read(path) || is_news;
    }
  }
  return is_news;
}

bool ClosedCallers::files_changed(const std::vector<Path>& paths) {
  std::set<Path> concerned;
  {
    const std::lock_guard lock(mutex_);
    for (const Path& path : paths) {
      if (folders_.contains(folder_of(path))) concerned.insert(path);
      for (const auto& [caller, asked] : callers_) {
        if (asked.contains(path)) concerned.insert(caller);
      }
    }
  }
  bool is_news = false;
  for (const Path& path : concerned) is_news = read(path) || is_news;
  return is_news;
}

bool ClosedCallers::read(const Path& path) {
  const auto is_open = [&] { return modules_.open_text(path) != nullptr; };
  if (is_open()) return false;
  auto source = files::read_source(path, largest_module);
  std::shared_ptr<const std::string> text;
  std::vector<to_static::ConvertedElsewhere> calls;
  FilesOfCaller files(modules_);
  if (source && to_static::may_convert(source->text)) {
    text = std::make_shared<const std::string>(std::move(source->text));
    const auto caller = to_static::read_other_file(path, text);
    if (caller) calls = to_static::functions_elsewhere(*caller->program, {&files, path});
  }
  {
    const std::lock_guard lock(mutex_);
    callers_.erase(path);
    if (auto asked = files.paths(); !asked.empty()) callers_[path] = std::move(asked);
  }
  // Its own analysis says what it calls.
  return !is_open() && functions_.set_calls(path, text, calls);
}

}  // namespace paddle_ls::server
