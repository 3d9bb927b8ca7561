#include <algorithm>
#include <cstdio>

#include <sys/stat.h>
#include <unistd.h>

#include "platform/file_names.hpp"
#include "platform/posix/posix_errors.hpp"

namespace paddle_ls::platform {

namespace fs = std::filesystem;

Result<void> rename_over(const fs::path& from, const fs::path& to) {
  return std::rename(from.c_str(), to.c_str()) == 0 ? Result<void>() : system_error();
}

Result<void> remove_file(const fs::path& path) {
  return unlink(path.c_str()) == 0 ? Result<void>() : system_error();
}

Result<void> make_link(const fs::path& path, const fs::path& target) {
  return symlink(target.c_str(), path.c_str()) == 0 ? Result<void>() : system_error();
}

std::string existing_folder(std::string_view folder) {
  std::string reached = "/";
  for (std::size_t end = std::min<std::size_t>(1, folder.size()); end < folder.size(); ++end) {
    end = std::min(folder.find('/', end), folder.size());
    const std::string next(folder.substr(0, end));
    struct stat status {};
    if (stat(next.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) break;
    reached = next;
  }
  return reached;
}

}  // namespace paddle_ls::platform
