#include "project/merge/merge_trees.hpp"

#include <set>

#include "engine/files/place_below.hpp"
#include "engine/files/read_file.hpp"
#include "project/files/copy_entry.hpp"
#include "project/files/file_walk.hpp"
#include "project/files/source_kind.hpp"

namespace paddle_ls::merge {
namespace {

namespace fs = std::filesystem;
using files::WalkedFile;

constexpr std::size_t largest_compared = std::size_t{1} << 30U;

bool can_be_merged(const WalkedFile& file) {
  return file.kind == WalkedFile::Kind::file || file.kind == WalkedFile::Kind::symbolic_link;
}

void add_files(const fs::path& tree, std::set<fs::path>& to) {
  std::error_code code;
  for (fs::recursive_directory_iterator at(tree, code), end; !code && at != end;
       at.increment(code)) {
    if (at->is_symlink(code) || at->is_regular_file(code)) {
      to.insert(at->path().lexically_relative(tree));
    }
  }
}

void add_python_files(const fs::path& tree, std::vector<std::string> without,
                      std::set<fs::path>& to) {
  without.emplace_back(".git/");
  files::FileWalk walk(tree, {std::move(without), {}});
  while (const auto file = walk.next()) {
    if (can_be_merged(*file) && files::kind_of(file->path) == files::SourceKind::python) {
      to.insert(file->relative);
    }
  }
}

// Copies the files of `ours` that take part in the merge.
Result<void> copy_ours(const Trees& trees, const fs::path& to) {
  std::set<fs::path> names;
  add_files(trees.base, names);
  add_files(trees.theirs, names);
  add_python_files(trees.ours, trees.without, names);
  std::error_code code;
  fs::create_directories(to, code);
  for (const fs::path& name : names) {
    const auto status = fs::symlink_status(trees.ours / name, code);
    if (!fs::is_regular_file(status) && !fs::is_symlink(status)) continue;
    if (const auto done = files::copy_entry(trees.ours / name, to / name); !done) return done;
  }
  return {};
}

// A file that is not there is an empty text, which differs from an empty file.
std::string content_of(const fs::path& path) {
  std::error_code code;
  if (fs::is_symlink(fs::symlink_status(path, code))) {
    return "->" + fs::read_symlink(path, code).generic_string();
  }
  const auto bytes = files::read_bytes(path, largest_compared);
  return bytes ? "=" + *bytes : std::string();
}

void remove_empty_folders(fs::path folder, const fs::path& top) {
  std::error_code code;
  while (folder != top && fs::is_empty(folder, code) && !code && fs::remove(folder, code)) {
    folder = folder.parent_path();
  }
}

Result<void> write(const PendingMerge& merge, const std::string& name, const fs::path& to) {
  return files::copy_entry(merge.merged / name, to);
}

Result<void> remove(const fs::path& file, const fs::path& top) {
  std::error_code code;
  fs::remove(file, code);
  if (code) return error(code.message());
  remove_empty_folders(file.parent_path(), top);
  return {};
}

enum class Step : std::uint8_t { write, remove };

Result<void> apply_to_file(const PendingMerge& merge, const std::string& name, const fs::path& ours,
                           Step step) {
  const auto place = files::place_below(ours, name);
  if (!place) return tl::unexpected(place.error());
  if (content_of(*place) != content_of(merge.before / name)) {
    return error("it changed while it was merged");
  }
  return step == Step::write ? write(merge, name, *place) : remove(*place, ours);
}

}  // namespace

Result<PendingMerge> merge_trees(const Trees& trees, const fs::path& work) {
  PendingMerge pending;
  pending.before = work / "ours";
  const auto copied = copy_ours(trees, pending.before);
  if (!copied) return tl::unexpected(copied.error());
  const auto repository = ScratchRepository::in(work / "merge");
  if (!repository) return tl::unexpected(repository.error());
  pending.merged = repository->work_tree();
  const auto commit = [&](const fs::path& tree, const std::string& parent) {
    return repository->store(tree).and_then(
        [&](const std::string& id) { return repository->commit(id, parent); });
  };
  const auto base = commit(trees.base, {});
  const auto ours = base.and_then([&](const auto& id) { return commit(pending.before, id); });
  const auto theirs = base.and_then([&](const auto& id) { return commit(trees.theirs, id); });
  if (!ours) return tl::unexpected(ours.error());
  if (!theirs) return tl::unexpected(theirs.error());
  return repository->merge(*ours, *theirs, trees.their_name).map([&](Merged result) {
    pending.result = std::move(result);
    return pending;
  });
}

std::vector<fs::path> files_to_change(const PendingMerge& merge, const fs::path& ours) {
  std::vector<fs::path> files;
  for (const auto* names : {&merge.result.changed, &merge.result.deleted}) {
    for (const std::string& name : *names) {
      std::error_code code;
      if (fs::exists(fs::symlink_status(ours / name, code))) files.push_back(ours / name);
    }
  }
  return files;
}

std::vector<Error> apply(const PendingMerge& merge, const fs::path& ours) {
  std::vector<Error> problems;
  const auto note = [&](const std::string& name, const Result<void>& done) {
    if (!done) problems.push_back({done.error().message, (ours / name).generic_string()});
  };
  // A file may take the place of a folder whose files go.
  for (const std::string& name : merge.result.deleted) {
    note(name, apply_to_file(merge, name, ours, Step::remove));
  }
  for (const std::string& name : merge.result.changed) {
    note(name, apply_to_file(merge, name, ours, Step::write));
  }
  return problems;
}

}  // namespace paddle_ls::merge
