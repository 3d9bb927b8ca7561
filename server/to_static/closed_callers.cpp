#include "server/to_static/closed_callers.hpp"

#include <algorithm>
#include <utility>

#include "engine/to_static/hazards/program/given.hpp"
#include "project/files/file_walk.hpp"
#include "project/files/read_source.hpp"

namespace paddle_ls::server {
namespace {

using Path = ClosedCallers::Path;
using Text = std::shared_ptr<const std::string>;

// Of every kind: a folder with more files is not a project, or keeps its data beside its code.
constexpr std::size_t most_files = 100000;
// Of the texts that calls lead through, while files are read.
constexpr std::size_t most_caller_bytes = std::size_t{8} << 20U;

std::string folder_of(const Path& path) {
  return std::filesystem::path(path).parent_path().generic_string();
}

Text text_of(modules::ProjectModules& modules, const Path& path) {
  if (auto open = modules.open_text(path)) return open;
  auto source = files::read_source(path, largest_module);
  return source ? std::make_shared<const std::string>(std::move(source->text)) : nullptr;
}

void note(std::map<Path, std::set<Path>>& into, const Path& path, std::set<Path> asked) {
  into.erase(path);
  if (!asked.empty()) into[path] = std::move(asked);
}

}  // namespace

// What the calls of some files lead through, forgotten when those have been read.
class ClosedCallers::Files : public to_static::OtherFiles {
 public:
  explicit Files(modules::ProjectModules& modules) : modules_(modules) {}

  File find(const std::string& path, std::string_view module) override {
    const std::string file = modules_.file_of(path, std::string(module));
    if (file.empty()) return nullptr;
    asked_.insert(file);
    const auto [known, is_new] = known_.try_emplace(file);
    if (is_new) {
      known->second = read_module(file, modules_.open_text(file));
      if (known->second) bytes_ += known->second->file->text->size();
    }
    return known->second;
  }

  // Where calls lead is asked for, not what is wrong there.
  std::vector<to_static::Hazard> hazards(const File&, to_static::Definition) override { return {}; }

  // What was asked for since the last time.
  std::set<Path> take_asked() {
    if (bytes_ > most_caller_bytes) {
      known_.clear();
      bytes_ = 0;
    }
    return std::exchange(asked_, {});
  }

 private:
  modules::ProjectModules& modules_;
  std::map<Path, File> known_;
  std::size_t bytes_ = 0;
  std::set<Path> asked_;
};

bool ClosedCallers::search(const std::vector<Folder>& folders, const syntax::Stop& stop) {
  std::vector<Path> paths;
  std::size_t count = 0;
  for (const Folder& folder : folders) {
    files::FileWalk walk(folder.path, {folder.exclude, {}});
    while (const auto found = walk.next()) {
      if ((stop && stop()) || ++count > most_files) break;
      if (found->kind != files::WalkedFile::Kind::file || found->path.extension() != ".py")
        continue;
      paths.push_back(found->path.generic_string());
    }
  }
  {
    const std::lock_guard lock(mutex_);
    for (const Path& path : paths) folders_.insert(folder_of(path));
  }
  return read(paths, stop);
}

bool ClosedCallers::files_changed(const std::vector<Path>& paths) {
  std::set<Path> concerned;
  {
    const std::lock_guard lock(mutex_);
    for (const Path& path : paths) {
      if (folders_.contains(folder_of(path))) concerned.insert(path);
      for (const auto* readers : {&callers_, &givers_}) {
        for (const auto& [reader, asked] : *readers) {
          if (asked.contains(path)) concerned.insert(reader);
        }
      }
    }
  }
  return read({concerned.begin(), concerned.end()}, {});
}

bool ClosedCallers::read(const std::vector<Path>& paths, const syntax::Stop& stop) {
  Files files(modules_);
  bool is_news = false;
  for (const Path& path : paths) {
    if (stop && stop()) return is_news;
    is_news = read_calls(path, files) || is_news;
  }
  std::vector<Path> givers = paths;
  WantedNames wanted;
  {
    const std::lock_guard lock(mutex_);
    files_.insert(paths.begin(), paths.end());
    if (std::exchange(wants_more_, false)) givers.assign(files_.begin(), files_.end());
    wanted = wanted_;
  }
  if (wanted.are_none()) return is_news;
  for (const Path& path : givers) {
    if (stop && stop()) return is_news;
    is_news = read_gifts(path, wanted, files) || is_news;
  }
  return is_news;
}

bool ClosedCallers::read_calls(const Path& path, Files& files) {
  const Text text = text_of(modules_, path);
  to_static::ConvertedFunctions functions;
  to_static::OtherFiles::File caller;  // holds what `functions` are parts of
  if (text && to_static::may_convert(*text)) caller = to_static::read_other_file(path, text);
  if (caller) functions = to_static::converted_functions(*caller->program, {&files, path});
  {
    const std::lock_guard lock(mutex_);
    if (wanted_.add(functions)) wants_more_ = true;
    note(callers_, path, files.take_asked());
  }
  // What an open document calls is said by its own analysis.
  return !modules_.open_text(path) && functions_.set_calls(path, text, functions.elsewhere);
}

bool ClosedCallers::read_gifts(const Path& path, const WantedNames& wanted, Files& files) {
  const Text text = text_of(modules_, path);
  std::vector<to_static::GivenToOther> given;
  if (text && wanted.are_mentioned_in(*text)) {
    const auto giver = to_static::read_other_file(path, text);
    if (giver) given = to_static::given_to_others(*giver->program, {&files, path});
  }
  std::erase_if(given, [&](const to_static::GivenToOther& each) {
    return !wanted.contain(each.given.function);
  });
  {
    const std::lock_guard lock(mutex_);
    note(givers_, path, files.take_asked());
  }
  return functions_.set_given(path, given);
}

}  // namespace paddle_ls::server
