#include "server/cli/run/source_files.hpp"

#include <algorithm>
#include <set>

#include "engine/files/place_below.hpp"
#include "project/files/source_kind.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {
namespace fs = std::filesystem;

project::Form SourceFile::form() const {
  switch (kind) {
    case Kind::notebook: return project::Form::notebook;
    case Kind::markdown: return project::Form::markdown;
    case Kind::packages: return project::Form::packages;
    default: return project::Form::python;
  }
}

SourceFiles::SourceFiles(const Sources& sources)
    : configurations_(layers_of(sources), sources.relocation),
      exclude_(sources.exclude),
      with_markdown_(sources.with_markdown) {}

Result<SourceFiles> SourceFiles::open(const Sources& sources, const fs::path& without) {
  SourceFiles files(sources);
  if (!without.empty()) files.without_ = fs::weakly_canonical(fs::absolute(without));
  for (const fs::path& path : sources.paths) {
    if (const auto added = files.add_argument(path); !added) return tl::unexpected(added.error());
  }
  files.settle_places();
  if (const auto looked = files.look_ahead(); !looked) return tl::unexpected(looked.error());
  return files;
}

// Settings apply to the files that are processed and to how a folder is walked.
Result<void> SourceFiles::look_ahead() {
  Problems problems;
  for (const Argument& argument : arguments_) {
    if (argument.is_folder) add_problems(*configurations_.of(argument.absolute), problems);
  }
  SourceFiles ahead(*this);
  std::shared_ptr<const project::Configuration> last;
  while (const auto file = ahead.next()) {
    ++numbers_.all;
    if (file->is_source()) ++numbers_.sources;
    const bool counts = file->is_source() || !without_.empty();
    if (!counts || file->configuration == last) continue;
    last = file->configuration;
    add_problems(*last, problems);
  }
  if (!problems.empty()) return tl::unexpected(as_error(problems));
  configurations_ = std::move(ahead.configurations_);
  return {};
}

const SourceFiles::Argument* SourceFiles::outermost_around(const Argument& argument) const {
  const Argument* outermost = nullptr;
  for (const Argument& other : arguments_) {
    const bool is_around = &other != &argument && other.is_folder &&
                           files::is_inside(argument.absolute, other.absolute);
    const bool is_further_out =
        outermost == nullptr || files::is_inside(outermost->absolute, other.absolute);
    if (is_around && is_further_out) outermost = &other;
  }
  return outermost;
}

// The contents of a single folder go straight into the copy; several arguments keep their names
// there. A named path that is also inside a named folder is placed inside that folder.
void SourceFiles::settle_places() {
  std::vector<Argument*> inside;
  std::vector<Argument*> outermost;
  for (Argument& argument : arguments_) {
    argument.is_inside_another = outermost_around(argument) != nullptr;
    (argument.is_inside_another ? inside : outermost).push_back(&argument);
  }
  if (outermost.size() == 1 && outermost.front()->is_folder) outermost.front()->place.clear();
  for (Argument* argument : inside) {
    const Argument* folder = outermost_around(*argument);
    argument->place = folder->place / argument->absolute.lexically_relative(folder->absolute);
  }
}

std::optional<std::string> SourceFiles::shared_place() const {
  std::set<fs::path> places;
  for (const Argument& argument : arguments_) {
    if (argument.is_inside_another) continue;
    if (!places.insert(argument.place).second) return argument.place.generic_string();
  }
  return std::nullopt;
}

Result<void> SourceFiles::add_argument(const fs::path& given) {
  std::error_code code;
  fs::path absolute = fs::canonical(given, code);
  if (code) return error(given.generic_string() + ": " + code.message());
  const auto is_same = [&](const Argument& other) { return other.absolute == absolute; };
  if (std::any_of(arguments_.begin(), arguments_.end(), is_same)) return {};
  const bool is_folder = fs::is_directory(absolute, code);
  fs::path place = given.has_filename() && given.filename() != "." && given.filename() != ".."
                       ? given.filename()
                       : absolute.filename();
  arguments_.push_back({given, std::move(absolute), std::move(place), is_folder, false});
  return {};
}

bool SourceFiles::would_be_overwritten(const fs::path& folder) const {
  const fs::path target = fs::weakly_canonical(fs::absolute(folder));
  return std::any_of(arguments_.begin(), arguments_.end(), [&](const Argument& argument) {
    const fs::path copy = argument.place.empty() ? target : target / argument.place;
    return copy == argument.absolute;
  });
}

std::optional<fs::path> SourceFiles::place_of(const fs::path& file) const {
  const fs::path path = fs::weakly_canonical(fs::absolute(file));
  for (const Argument& argument : arguments_) {
    if (path == argument.absolute) return argument.place;
    if (argument.is_folder && files::is_inside(path, argument.absolute)) {
      return argument.place / path.lexically_relative(argument.absolute);
    }
  }
  return std::nullopt;
}

std::vector<fs::path> SourceFiles::arguments_inside(const Argument& folder) const {
  std::vector<fs::path> inside;
  for (const Argument& other : arguments_) {
    if (&other != &folder && files::is_inside(other.absolute, folder.absolute)) {
      inside.push_back(other.absolute);
    }
  }
  return inside;
}

void SourceFiles::start_walk(const Argument& folder) {
  files::WalkOptions options;
  options.exclude = configurations_.of(folder.absolute)->settings->files_exclude;
  options.exclude.insert(options.exclude.end(), exclude_.begin(), exclude_.end());
  options.without = arguments_inside(folder);
  if (!without_.empty()) options.without.push_back(without_);
  walk_.emplace(folder.given, options);
}

SourceFile::Kind SourceFiles::kind_by_name(const fs::path& path) const {
  switch (files::kind_of(path)) {
    case files::SourceKind::python: return SourceFile::Kind::python;
    case files::SourceKind::notebook: return SourceFile::Kind::notebook;
    case files::SourceKind::packages: return SourceFile::Kind::packages;
    case files::SourceKind::markdown:
      return with_markdown_ ? SourceFile::Kind::markdown : SourceFile::Kind::other;
    case files::SourceKind::other: return SourceFile::Kind::other;
  }
  return SourceFile::Kind::other;
}

SourceFile SourceFiles::named_file(const Argument& file) {
  SourceFile::Kind kind = kind_by_name(file.absolute);
  if (files::kind_of(file.absolute) == files::SourceKind::markdown) {
    kind = SourceFile::Kind::markdown;
  } else if (kind == SourceFile::Kind::other) {
    kind = SourceFile::Kind::python;
  }
  return {kind,
          file.absolute,
          file.given.lexically_normal(),
          printable(file.given.lexically_normal().generic_string()),
          file.place,
          {},
          configurations_.of(file.absolute.parent_path())};
}

SourceFile SourceFiles::found_file(const Argument& folder, files::WalkedFile found) {
  SourceFile file{SourceFile::Kind::other,
                  found.path,
                  found.path.lexically_normal(),
                  printable(found.path.lexically_normal().generic_string()),
                  folder.place / found.relative,
                  std::move(found.problem),
                  configurations_.of((folder.absolute / found.relative).parent_path())};
  switch (found.kind) {
    case files::WalkedFile::Kind::file: file.kind = kind_by_name(found.path); break;
    case files::WalkedFile::Kind::symbolic_link: file.kind = SourceFile::Kind::symbolic_link; break;
    case files::WalkedFile::Kind::special:
      file.kind = SourceFile::Kind::unusable;
      file.problem = "it is not a regular file";
      break;
    case files::WalkedFile::Kind::unreadable: file.kind = SourceFile::Kind::unusable; break;
  }
  return file;
}

std::vector<fs::path> SourceFiles::named_files() const {
  std::vector<fs::path> files;
  for (const Argument& argument : arguments_) {
    if (!argument.is_folder) files.push_back(argument.absolute);
  }
  return files;
}

std::optional<SourceFile> SourceFiles::next() {
  for (; current_ < arguments_.size(); ++current_) {
    const Argument& argument = arguments_[current_];
    if (!argument.is_folder) {
      ++current_;
      return named_file(argument);
    }
    if (!walk_) start_walk(argument);
    if (auto found = walk_->next()) return found_file(argument, std::move(*found));
    walk_.reset();
  }
  return std::nullopt;
}

std::optional<SourceFile> SourceFiles::next_source() {
  while (auto file = next()) {
    if (file->is_source()) return file;
  }
  return std::nullopt;
}

fs::path whole_path(const fs::path& path) {
  const fs::path whole = fs::absolute(path).lexically_normal();
  return whole.has_filename() ? whole : whole.parent_path();
}

std::string typed_paths(const Sources& sources) {
  std::string text;
  for (const fs::path& path : sources.paths) text += " " + printable(path.generic_string());
  return text;
}

std::string shown_path(const fs::path& path) {
  std::error_code code;
  const fs::path below = path.lexically_relative(fs::current_path(code));
  const bool is_below = !below.empty() && *below.begin() != "..";
  return (is_below ? below : path.lexically_normal()).generic_string();
}

}  // namespace paddle_ls::cli
