#include "server/to_static/trace_sources.hpp"

#include <algorithm>
#include <set>

#include "project/files/file_walk.hpp"
#include "project/files/read_source.hpp"
#include "project/settings/settings.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

class Search {
 public:
  explicit Search(std::string_view trace) {
    for (const to_static::TraceFrame& frame : to_static::read_trace(trace)) {
      const std::string_view name = to_static::generated_name(frame);
      if (name.empty()) {
        named_files_.emplace(frame.file);
      } else {
        names_.emplace(name);
      }
    }
  }

  bool is_empty() const { return names_.empty(); }
  const std::set<std::string>& named_files() const { return named_files_; }

  void add(const fs::path& file) {
    std::error_code failure;
    const fs::path known = fs::weakly_canonical(file, failure);
    if (failure || !seen_.insert(known.generic_string()).second) return;
    auto source = files::read_source(file, settings::Settings{}.files_maximum_bytes);
    if (!source) return;
    const bool defines = std::any_of(names_.begin(), names_.end(), [&](const std::string& name) {
      return to_static::may_define(source->text, name);
    });
    if (defines) found_.push_back({file.generic_string(), std::move(source->text)});
  }

  std::vector<to_static::TracedFile> take() { return std::move(found_); }

 private:
  std::set<std::string> names_;
  std::set<std::string> named_files_;
  std::set<std::string> seen_;
  std::vector<to_static::TracedFile> found_;
};

// What was installed is converted too, but its functions are not the user's.
bool is_installed(const std::string& file) {
  return file.find("site-packages") != std::string::npos ||
         file.find("dist-packages") != std::string::npos || !file.ends_with(".py");
}

}  // namespace

std::vector<to_static::TracedFile> trace_sources(std::string_view trace,
                                                 const std::vector<fs::path>& places,
                                                 const syntax::Stop& stop) {
  Search search(trace);
  if (search.is_empty()) return {};
  for (const std::string& file : search.named_files()) {
    if (!is_installed(file)) search.add(file);
  }
  for (const fs::path& place : places) {
    std::error_code failure;
    if (!fs::is_directory(place, failure)) {
      search.add(place);
      continue;
    }
    files::FileWalk walk(place, {settings::Settings{}.files_exclude, {}});
    while (const auto found = walk.next()) {
      if (stop && stop()) return search.take();
      const bool is_source =
          found->kind == files::WalkedFile::Kind::file && found->path.extension() == ".py";
      if (is_source) search.add(found->path);
    }
  }
  return search.take();
}

}  // namespace paddle_ls::server
