#include "project/merge/scratch_repository.hpp"

#include <algorithm>
#include <string_view>

#include "engine/files/write_atomically.hpp"
#include "project/files/git_command.hpp"

namespace paddle_ls::merge {
namespace {

namespace fs = std::filesystem;

// Bytes are stored and written as they are. These attributes override those of the trees.
constexpr std::string_view plain_attributes =
    "* -text !eol !filter -ident !working-tree-encoding !merge !diff !conflict-marker-size\n";

constexpr std::string_view conflict_word = "CONFLICT ";

std::string without_line_end(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

// Characters that names of branches may not have (git-check-ref-format(1)).
std::string branch_named(std::string name) {
  std::replace_if(
      name.begin(), name.end(),
      [](unsigned char c) {
        return c <= ' ' ||
               std::string_view("~^:?*[\\").find(static_cast<char>(c)) != std::string_view::npos;
      },
      '-');
  return name;
}

}  // namespace

Result<ScratchRepository> ScratchRepository::in(const fs::path& folder) {
  ScratchRepository made(folder);
  std::error_code code;
  fs::create_directories(made.work_tree(), code);
  if (code) return error(code.message(), folder.generic_string());
  const auto started = made.ask({"init", "-q", "--template=", made.work_tree().generic_string()});
  if (!started) return tl::unexpected(started.error());
  const auto configured = made.configure();
  if (!configured) return tl::unexpected(configured.error());
  return made;
}

Result<void> ScratchRepository::configure() const {
  std::error_code code;
  fs::create_directories(work_tree() / ".git/info", code);
  return files::write_atomically(work_tree() / ".git/info/attributes", plain_attributes);
}

Result<platform::Printed> ScratchRepository::run(const std::vector<std::string>& words,
                                                 const fs::path& tree) const {
  const std::string at = (tree.empty() ? work_tree() : tree).generic_string();
  const std::vector<std::string> with = {
      "GIT_DIR=" + (work_tree() / ".git").generic_string(),
      "GIT_WORK_TREE=" + at,
      "HOME=" + folder_.generic_string(),
      "XDG_CONFIG_HOME=" + folder_.generic_string(),
      "GIT_CONFIG_NOSYSTEM=1",
      "GIT_ATTR_NOSYSTEM=1",
      "GIT_AUTHOR_NAME=paddle-ls",
      "GIT_AUTHOR_EMAIL=paddle-ls@localhost",
      "GIT_COMMITTER_NAME=paddle-ls",
      "GIT_COMMITTER_EMAIL=paddle-ls@localhost",
  };
  const std::vector<std::string> settings = {"core.autocrlf=false", "core.safecrlf=false",
                                             "core.untrackedCache=false", "gc.auto=0",
                                             "merge.renames=true"};
  std::vector<std::string> all;
  for (const std::string& setting : settings) all.insert(all.end(), {"-c", setting});
  all.insert(all.end(), words.begin(), words.end());
  return files::run_git(at, all, with);
}

Result<std::string> ScratchRepository::ask(const std::vector<std::string>& words,
                                           const fs::path& tree) const {
  auto printed = run(words, tree);
  if (!printed) return tl::unexpected(printed.error());
  if (printed->ended_well) return std::move(printed->out);
  return error("git " + words.front() + ": " + without_line_end(printed->err));
}

Result<std::string> ScratchRepository::store(const fs::path& tree) const {
  return ask({"read-tree", "--empty"})
      .and_then([&](const std::string&) {
        return ask({"add", "--all", "--force", "."}, tree);
      })
      .and_then([&](const std::string&) { return ask({"write-tree"}); })
      .map(without_line_end);
}

Result<std::string> ScratchRepository::commit(const std::string& tree,
                                              const std::string& parent) const {
  std::vector<std::string> words = {"commit-tree", tree, "-m", "tree"};
  if (!parent.empty()) words.insert(words.end(), {"-p", parent});
  return ask(words).map(without_line_end);
}

Result<void> ScratchRepository::borrow_objects(const fs::path& folder) const {
  return files::ask_git(folder, {"rev-parse", "--git-path", "objects"})
      .and_then([&](const std::string& printed) {
        const fs::path objects = folder / without_line_end(printed);
        return files::write_atomically(work_tree() / ".git/objects/info/alternates",
                                       fs::absolute(objects).generic_string() + "\n");
      });
}

Result<void> ScratchRepository::write_out(const std::string& tree, const fs::path& folder) const {
  std::error_code code;
  fs::create_directories(folder, code);
  if (code) return error(code.message(), folder.generic_string());
  return ask({"read-tree", tree})
      .and_then([&](const std::string&) {
        return ask({"checkout-index", "--all", "--force"}, folder);
      })
      .map([](const std::string&) {});
}

Result<std::vector<std::string>> ScratchRepository::differing(const std::string& from,
                                                              const char* kinds) const {
  return ask({"diff-index", "--cached", "--no-renames", "--name-only", "-z",
              "--diff-filter=" + std::string(kinds), from})
      .map([](const std::string& list) {
        const auto names = files::entries_of(list, '\0');
        return std::vector<std::string>(names.begin(), names.end());
      });
}

Result<void> ScratchRepository::check_out(const std::string& ours, const std::string& branch,
                                          const std::string& theirs) const {
  return ask({"update-ref", "refs/heads/" + branch, theirs})
      .and_then([&](const std::string&) {
        return ask({"update-ref", "HEAD", ours});
      })
      .and_then([&](const std::string&) {
        return ask({"reset", "--quiet", "--hard", ours});
      })
      .map([](const std::string&) {});
}

Result<Merged> ScratchRepository::merge(const std::string& ours, const std::string& theirs,
                                        const std::string& name) const {
  const std::string branch = branch_named(name);
  const auto ready = check_out(ours, branch, theirs);
  if (!ready) return tl::unexpected(ready.error());
  const auto printed = run({"merge", "--no-commit", "--no-ff", "--no-stat", branch});
  if (!printed) return tl::unexpected(printed.error());
  Merged merged;
  for (const std::string_view line : files::entries_of(printed->out, '\n')) {
    if (line.starts_with(conflict_word)) merged.conflicts.emplace_back(line);
  }
  if (!printed->ended_well && merged.conflicts.empty()) {
    return error("git merge: " + without_line_end(printed->err));
  }
  if (const auto added = ask({"add", "--all", "--force", "."}); !added) {
    return tl::unexpected(added.error());
  }
  const auto changed = differing(ours, "d");
  if (!changed) return tl::unexpected(changed.error());
  const auto deleted = differing(ours, "D");
  if (!deleted) return tl::unexpected(deleted.error());
  merged.changed = *changed;
  merged.deleted = *deleted;
  return merged;
}

}  // namespace paddle_ls::merge
