#include "project/files/git.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "platform/file_names.hpp"
#include "project/files/git_command.hpp"

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

// Names of files go to git on its command line, so many at a time.
constexpr std::size_t most_names = 200;

using Names = std::vector<std::string>;  // relative to the top of a work tree
using Blobs = std::map<std::string, std::string, std::less<>>;  // by name

fs::path real_path(const fs::path& path) {
  std::error_code unknown;
  return fs::weakly_canonical(fs::absolute(path, unknown), unknown);
}

bool can_be_read(const fs::path& path) {
  std::error_code unknown;
  return fs::is_regular_file(path, unknown) && platform::is_readable(path);
}

std::vector<std::string> followed_by(std::vector<std::string> words,
                                     std::span<const std::string> names) {
  words.emplace_back("--");
  words.insert(words.end(), names.begin(), names.end());
  return words;
}

// What the last commit holds: `MODE blob ID TAB NAME` is an entry of `ls-tree`.
Result<Blobs> committed_blobs(const fs::path& top) {
  const auto commit = ask_git(top, {"rev-parse", "--verify", "--quiet", "HEAD"});
  if (!commit && commit.error().message.empty()) return Blobs{};  // there is none yet
  if (!commit) return tl::unexpected(commit.error());
  return ask_git(top, {"ls-tree", "-r", "-z", "--full-tree", "HEAD"})
      .map([](const std::string& list) {
        Blobs blobs;
        for (const std::string_view entry : entries_of(list, '\0')) {
          const std::size_t tab = std::min(entry.find('\t'), entry.size());
          const std::size_t space = entry.rfind(' ', tab);
          if (tab == entry.size() || space == std::string_view::npos) continue;
          blobs.emplace(entry.substr(tab + 1), entry.substr(space + 1, tab - space - 1));
        }
        return blobs;
      });
}

// Adds the blobs that `git WORDS` would make of the files. One that git cannot read, which fails
// the whole command, is looked for by halves and left out.
void add_blobs(const fs::path& top, const std::vector<std::string>& words,
               std::span<const std::string> names, Blobs& to) {
  if (names.empty()) return;
  if (names.size() <= most_names) {
    if (const auto list = ask_git(top, followed_by(words, names))) {
      const auto ids = entries_of(*list, '\n');
      for (std::size_t i = 0; i < std::min(ids.size(), names.size()); ++i) to[names[i]] = ids[i];
      return;
    }
    if (names.size() == 1) return;
  }
  add_blobs(top, words, names.first(names.size() / 2), to);
  add_blobs(top, words, names.subspan(names.size() / 2), to);
}

// Those of `names` whose blob is not the committed one.
Names other_than(const Blobs& committed, const Blobs& present, const Names& names) {
  Names result;
  for (const std::string& name : names) {
    const auto then = committed.find(name);
    const auto now = present.find(name);
    const bool same =
        then != committed.end() && now != present.end() && then->second == now->second;
    if (!same) result.push_back(name);
  }
  return result;
}

// Those of `names` with an attribute `filter`, whatever its value: one may be called `unspecified`.
Result<std::set<std::string, std::less<>>> with_filter(const fs::path& top,
                                                       std::span<const std::string> names) {
  std::set<std::string, std::less<>> result;
  while (!names.empty()) {
    const auto some = names.first(std::min(names.size(), most_names));
    const auto list = ask_git(top, followed_by({"check-attr", "-z", "--all"}, some));
    if (!list) return tl::unexpected(list.error());
    const auto words = entries_of(*list, '\0');  // name, attribute, value
    for (std::size_t i = 0; i + 2 < words.size(); i += 3) {
      if (words[i + 1] == "filter") result.emplace(words[i]);
    }
    names = names.subspan(some.size());
  }
  return result;
}

void append(const fs::path& top, const Names& names, std::vector<fs::path>& to) {
  std::ranges::transform(names, std::back_inserter(to),
                         [&](const std::string& name) { return top / name; });
}

// Sorts the files of one work tree whose bytes are not those of the commit.
Result<void> look_closer(const fs::path& top, const Blobs& committed, const Names& differing,
                         NotCommitted& to) {
  Names known;
  Names changed;
  for (const std::string& name : differing)
    (committed.contains(name) ? known : changed).push_back(name);
  const auto has_filter = with_filter(top, known);
  if (!has_filter) return tl::unexpected(has_filter.error());
  const auto filtered =
      std::stable_partition(known.begin(), known.end(),
                            [&](const std::string& name) { return !has_filter->contains(name); });
  append(top, Names(filtered, known.end()), to.filtered);
  known.erase(filtered, known.end());
  Blobs converted;
  add_blobs(top, {"hash-object"}, known, converted);
  append(top, changed, to.changed);
  append(top, other_than(committed, converted, known), to.changed);
  return {};
}

Result<void> look_at(const fs::path& top, const Names& names, NotCommitted& to) {
  // What git cannot read it cannot restore.
  if (const auto index = ask_git(top, {"ls-files", "-z", "--", names.front()}); !index) {
    return tl::unexpected(index.error());
  }
  const auto committed = committed_blobs(top);
  if (!committed) return tl::unexpected(committed.error());
  Blobs present;
  add_blobs(top, {"hash-object", "--no-filters"}, names, present);
  const Names differing = other_than(*committed, present, names);
  return differing.empty() ? Result<void>() : look_closer(top, *committed, differing, to);
}

// The top of the work tree that git sees in `folder`, where a file `.git` or a folder of that name
// is.
Result<fs::path> work_tree(const fs::path& folder) {
  const auto printed = ask_git(folder, {"rev-parse", "--show-toplevel"});
  if (!printed) return tl::unexpected(printed.error());
  const fs::path top = printed->substr(0, printed->find_last_not_of('\n') + 1);
  const fs::path below = folder.lexically_relative(top);
  if (below.empty() || *below.begin() == "..") {
    return error("its repository has the work tree " + top.generic_string(),
                 folder.generic_string());
  }
  return top;
}

Error said_by_git(Error problem) {
  if (problem.message.empty()) problem.message = "git failed without a message";
  return problem;
}

}  // namespace

std::optional<fs::path> repository_around(fs::path folder) {
  std::error_code unknown;
  while (true) {
    if (fs::exists(fs::symlink_status(folder / ".git", unknown))) return folder;
    if (folder == folder.parent_path()) return std::nullopt;
    folder = folder.parent_path();
  }
}

bool is_in_repository(const fs::path& path) {
  return repository_around(real_path(path)).has_value();
}

Result<NotCommitted> not_committed(std::span<const fs::path> files) {
  std::map<fs::path, std::vector<fs::path>> by_repository;
  NotCommitted result;
  for (const fs::path& file : files) {
    const fs::path path = real_path(file);
    if (!can_be_read(path)) continue;
    const auto repository = repository_around(path.parent_path());
    if (repository)
      by_repository[*repository].push_back(path);
    else
      result.changed.push_back(path);
  }
  for (const auto& [folder, paths] : by_repository) {
    const auto top = work_tree(folder);
    if (!top) return tl::unexpected(said_by_git(top.error()));
    Names names;
    for (const fs::path& path : paths)
      names.push_back(path.lexically_relative(*top).generic_string());
    if (const auto done = look_at(*top, names, result); !done) {
      return tl::unexpected(said_by_git(done.error()));
    }
  }
  return result;
}

}  // namespace paddle_ls::files
