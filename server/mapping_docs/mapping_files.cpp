#include "server/mapping_docs/mapping_files.hpp"

#include <spdlog/spdlog.h>

#include "protocol/uri.hpp"
#include "server/files/read_source.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_file = std::size_t{64} << 20U;

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
  return files;
}

void add_file(MappingFiles& to, const std::string& path) {
  auto content = files::read_bytes(path, largest_file);
  const auto added = content ? to.mappings.add(*content, path)
                             : Result<void>(tl::unexpected<Error>(content.error()));
  if (!added) {
    spdlog::warn("{}: {}", path, added.error().message);
    return;
  }
  const protocol::Uri uri = protocol::Uri::from_path(path);
  const auto text = std::make_shared<const std::string>(std::move(*content));
  to.files[path] =
      std::make_shared<const Segment>(Segment{uri.key(),
                                              uri.spelling(),
                                              std::nullopt,
                                              {0, text->size()},
                                              text,
                                              std::make_shared<const text::LineIndex>(*text)});
}

}  // namespace

std::shared_ptr<const MappingFiles> MappingFileCache::read(const std::vector<std::string>& paths) {
  if (paths.empty()) return nullptr;
  Times times;
  for (const std::string& path : paths) {
    for (const fs::path& file : files_at(path)) {
      std::error_code failed;
      times.emplace_back(file.generic_string(), fs::last_write_time(file, failed));
    }
  }
  const std::scoped_lock lock(mutex_);
  if (const auto known = read_.find(times); known != read_.end()) return known->second;
  auto files = std::make_shared<MappingFiles>();
  for (const auto& [path, time] : times) add_file(*files, path);
  read_.clear();
  read_[times] = files;
  return files;
}

}  // namespace paddle_ls::server
