#include "project/files/temporary_folder.hpp"

#include <fstream>
#include <random>
#include <system_error>

namespace paddle_ls::project {

namespace fs = std::filesystem;

Result<TemporaryFolder> TemporaryFolder::made() {
  std::random_device random;
  std::error_code failed;
  const fs::path all = fs::temp_directory_path(failed);
  if (failed) return error("there is no folder for temporary files: " + failed.message());
  const fs::path path = all / ("paddle-ls-" + std::to_string(random()));
  if (!fs::create_directory(path, failed)) {
    return error("it cannot be made: " + failed.message(), path.generic_string());
  }
  fs::permissions(path, fs::perms::owner_all, failed);
  return TemporaryFolder(path);
}

Result<void> TemporaryFolder::write(const std::string& name, std::string_view content) const {
  const fs::path path = path_ / name;
  std::ofstream out(path, std::ios::binary);
  out << content;
  out.close();
  if (!out) return error("it cannot be written", path.generic_string());
  return {};
}

Result<void> TemporaryFolder::write_all(const std::string& name,
                                        std::span<const WrittenFile> files) const {
  std::error_code failed;
  fs::create_directory(path_ / name, failed);
  if (failed) return error(failed.message(), (path_ / name).generic_string());
  for (const WrittenFile& file : files) {
    auto written = write(name + "/" + std::string(file.name), file.content);
    if (!written) return written;
  }
  return {};
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
}

}  // namespace paddle_ls::project
