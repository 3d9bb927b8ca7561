#include "project/merge/revisions.hpp"

#include "project/files/git.hpp"
#include "project/files/git_command.hpp"
#include "project/merge/scratch_repository.hpp"

namespace paddle_ls::merge {
namespace {

namespace fs = std::filesystem;

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

// The tree of the folder itself, wherever in the repository it is.
Result<std::string> tree_of(const fs::path& folder, const std::string& revision) {
  const auto printed =
      files::ask_git(folder, {"rev-parse", "--verify", "--end-of-options", revision + ":./"});
  if (printed) return first_line(*printed);
  return error("`" + revision + "` is neither a folder nor a revision of the repository around it",
               folder.generic_string());
}

}  // namespace

Result<void> write_revision(const fs::path& folder, const std::string& revision, const fs::path& to,
                            const fs::path& work) {
  const auto tree = tree_of(folder, revision);
  if (!tree) return tl::unexpected(tree.error());
  return ScratchRepository::in(work).and_then([&](const ScratchRepository& repository) {
    return repository.borrow_objects(folder).and_then(
        [&] { return repository.write_out(*tree, to); });
  });
}

std::optional<std::string> revision_of(const fs::path& folder, std::span<const fs::path> files) {
  if (!files::is_in_repository(folder)) return std::nullopt;
  const auto lost = files::not_committed(files);
  if (!lost || !lost->changed.empty() || !lost->filtered.empty()) return std::nullopt;
  const auto printed = files::ask_git(folder, {"rev-parse", "--verify", "HEAD"});
  if (!printed) return std::nullopt;
  return first_line(*printed);
}

}  // namespace paddle_ls::merge
