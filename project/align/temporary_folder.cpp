#include "project/align/temporary_folder.hpp"

#include <random>
#include <system_error>

namespace paddle_ls::project {

namespace fs = std::filesystem;

Result<TemporaryFolder> TemporaryFolder::made() {
  std::random_device random;
  std::error_code failed;
  const fs::path all = fs::temp_directory_path(failed);
  if (failed) return error("there is no folder for temporary files: " + failed.message());
  const fs::path path = all / ("paddle-ls-align-" + std::to_string(random()));
  if (!fs::create_directory(path, failed)) {
    return error("it cannot be made: " + failed.message(), path.generic_string());
  }
  fs::permissions(path, fs::perms::owner_all, failed);
  return TemporaryFolder(path);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
}

}  // namespace paddle_ls::project
