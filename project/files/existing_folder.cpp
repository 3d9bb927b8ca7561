#include "project/files/existing_folder.hpp"

#include <algorithm>

#include <sys/stat.h>

namespace paddle_ls::files {

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

}  // namespace paddle_ls::files
