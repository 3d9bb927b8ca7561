#include "server/mapping_docs/compared_files.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "engine/files/read_file.hpp"
#include "engine/mapping_docs/workspace/compare_mappings.hpp"
#include "engine/mapping_docs/workspace/compare_reference.hpp"
#include "engine/mapping_docs/workspace/compare_release.hpp"
#include "protocol/uri.hpp"
#include "server/logging/log.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_reference_page = std::size_t{64} << 20U;
constexpr std::size_t most_pages = 20'000;
constexpr std::chrono::seconds time_between_looks{2};

bool is_page(const fs::path& path) {
  return path.extension() == ".rst";
}

// The pages of the reference below `folder`, in order of their paths.
std::vector<fs::path> pages_below(const fs::path& folder) {
  std::vector<fs::path> pages;
  std::error_code failed;
  for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end;
       at.increment(failed)) {
    if (pages.size() == most_pages) {
      log::warning(fmt::format("{}: more than {} pages", folder.generic_string(), most_pages));
      break;
    }
    if (is_page(at->path())) pages.push_back(at->path());
  }
  std::sort(pages.begin(), pages.end());
  return pages;
}

// Aliases come last: they add to what the other two say.
std::vector<fs::path> files_at(const fs::path& path) {
  std::error_code failed;
  if (!fs::is_directory(path, failed)) return {path};
  std::vector<fs::path> files;
  for (const fs::path& folder : {path, path / "paconvert"}) {
    for (const char* name :
         {"api_mapping.json", "attribute_mapping.json", "api_alias_mapping.json"}) {
      if (fs::is_regular_file(folder / name, failed)) files.push_back(folder / name);
    }
  }
  if (!files.empty()) return files;
  const fs::path reference = path / "docs" / "api";
  return pages_below(fs::is_directory(reference, failed) ? reference : path);
}

void add_file(ComparedFiles& to, const std::string& path) {
  auto content = files::read_bytes(path, largest_reference_page);
  Result<void> added;
  if (!content) {
    added = tl::unexpected(content.error());
  } else if (is_page(path)) {
    to.reference.add(*content, path);
  } else {
    added = to.mappings.add(*content, path);
  }
  if (!added) {
    log::warning(fmt::format("{}: {}", path, added.error().message));
    return;
  }
  const protocol::Uri uri = protocol::Uri::from_path(path);
  to.files[path] = closed_file(uri.key(), uri.spelling(), std::move(*content));
}

}  // namespace

std::vector<mapping_docs::DocumentFinding> ComparedFiles::differences(
    const mapping_docs::Validation& validation, const mapping_docs::DocumentProfile& profile,
    const Severities& overrides, std::string_view release) const {
  auto found = compare_document(validation, profile, overrides, mappings);
  for (auto& finding : compare_document(validation, profile, overrides, reference)) {
    found.push_back(std::move(finding));
  }
  const auto releases = mapping_docs::built_in_releases(release);
  for (auto& finding : compare_document(validation, profile, overrides, releases, reference)) {
    found.push_back(std::move(finding));
  }
  return found;
}

std::shared_ptr<const ComparedFiles> ComparedFileCache::read(
    const std::vector<std::string>& paths) {
  if (paths.empty()) return nullptr;
  const std::scoped_lock lock(mutex_);
  const auto now = std::chrono::steady_clock::now();
  if (read_ && paths == paths_ && now - looked_at_ < time_between_looks) return read_;
  Times times;
  for (const std::string& path : paths) {
    for (const fs::path& file : files_at(path)) {
      std::error_code failed;
      times.emplace_back(file.generic_string(), fs::last_write_time(file, failed));
    }
  }
  paths_ = paths;
  looked_at_ = now;
  if (read_ && times == times_) return read_;
  auto files = std::make_shared<ComparedFiles>();
  for (const auto& [path, time] : times) add_file(*files, path);
  times_ = std::move(times);
  read_ = std::move(files);
  return read_;
}

}  // namespace paddle_ls::server
