#include "engine/installed/metadata_folder.hpp"

#include <algorithm>

#include "engine/files/read_file.hpp"
#include "engine/installed/import_names.hpp"

namespace paddle_ls::installed {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_metadata = std::size_t{4} << 20U;
constexpr std::size_t largest_record = std::size_t{32} << 20U;
// A folder with more entries is not an environment in use.
constexpr int most_package_entries = 50000;

std::string bounded_text(const fs::path& file, std::size_t largest) {
  auto text = files::read_bytes(file, largest);
  return text ? std::move(*text) : std::string();
}

}  // namespace

std::vector<fs::path> metadata_folders(const fs::path& packages) {
  std::vector<fs::path> folders;
  std::error_code code;
  int left = most_package_entries;
  for (fs::directory_iterator at(packages, code), end; !code && at != end && left > 0;
       at.increment(code), --left) {
    const fs::path extension = at->path().extension();
    if (extension == ".dist-info" || extension == ".egg-info") folders.push_back(at->path());
  }
  std::sort(folders.begin(), folders.end());
  return folders;
}

bool is_egg(const fs::path& metadata) {
  return metadata.extension() == ".egg-info";
}

std::string metadata_text(const fs::path& metadata, const char* file) {
  return bounded_text(metadata / file, largest_metadata);
}

std::string headers_of(const fs::path& metadata) {
  return metadata_text(metadata, is_egg(metadata) ? "PKG-INFO" : "METADATA");
}

std::string record_of(const fs::path& metadata) {
  return is_egg(metadata) ? std::string() : bounded_text(metadata / "RECORD", largest_record);
}

std::vector<std::string> modules_of(const fs::path& metadata, std::string_view record) {
  const std::string top_level = metadata_text(metadata, "top_level.txt");
  const std::string namespaces = metadata_text(metadata, "namespace_packages.txt");
  return import_names({record, top_level, namespaces});
}

bool is_from_folder(const fs::path& metadata) {
  return metadata_text(metadata, "direct_url.json").find("\"dir_info\"") != std::string::npos;
}

}  // namespace paddle_ls::installed
