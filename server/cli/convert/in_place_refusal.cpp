#include "server/cli/convert/in_place_refusal.hpp"

#include <filesystem>
#include <vector>

#include "project/files/git.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view way_out = "; write a copy with --out DIR, or pass --force";

std::string named(const std::vector<fs::path>& files) {
  return printable(shown_path(files.front())) + (files.size() > 1 ? ", ..." : "");
}

std::vector<fs::path> files_to_write(const ConvertOptions& options, SourceFiles& files) {
  std::vector<fs::path> result;
  while (const auto file = files.next_source()) {
    if (file->holds_uses()) result.push_back(file->path);
  }
  if (!options.helper_module.empty()) result.push_back(options.helper_module);
  return result;
}

std::string outside_of_repositories(const fs::path& path, std::string_view otherwise) {
  return printable(path.generic_string()) +
         " is not in a git repository, so the change could not be undone" + std::string(otherwise);
}

std::string refusal_to_replace(std::span<const fs::path> files, std::string_view otherwise) {
  if (files.empty()) return {};
  const auto lost = files::not_committed(files);
  if (!lost) {
    return "git cannot tell what could be undone in " + printable(lost.error().where) + ": " +
           printable(lost.error().message) + std::string(otherwise);
  }
  if (!lost->changed.empty()) {
    return "uncommitted changes would be lost in " + counted(lost->changed.size(), "file") + " (" +
           named(lost->changed) + "); commit or stash them, or pass --force";
  }
  if (!lost->filtered.empty()) {
    return "whether " + counted(lost->filtered.size(), "file") + " (" + named(lost->filtered) +
           ") can be restored only depends on a filter that the repository configures, and no "
           "program of a repository is run" +
           std::string(otherwise);
  }
  return {};
}

}  // namespace

std::string in_place_refusal(const ConvertOptions& options, SourceFiles files) {
  for (const fs::path& path : options.sources.paths) {
    if (!files::is_in_repository(path)) return outside_of_repositories(path, way_out);
  }
  return refusal_to_replace(files_to_write(options, files), way_out);
}

std::string refusal_to_replace(std::span<const fs::path> files) {
  for (const fs::path& path : files) {
    if (!files::is_in_repository(path)) return outside_of_repositories(path, "; pass --force");
  }
  return refusal_to_replace(files, "; pass --force");
}

}  // namespace paddle_ls::cli
