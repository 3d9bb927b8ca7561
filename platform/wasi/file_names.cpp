#include "platform/file_names.hpp"

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>

#include "platform/posix/posix_errors.hpp"

namespace paddle_ls::platform {

namespace fs = std::filesystem;

Result<NewFile> make_file(const fs::path& folder, std::string_view prefix, std::size_t letters) {
  static std::size_t made = 0;
  do {
    std::string name = std::to_string(made++);
    name.insert(0, letters - std::min(letters, name.size()), '0');
    fs::path path = folder / (std::string(prefix) + name);
    File file(open(path.c_str(), O_RDWR | O_CREAT | O_EXCL));
    if (file) return NewFile{std::move(path), std::move(file)};
  } while (errno == EEXIST);
  return system_error();
}

Result<bool> exchange_names(const fs::path&, const fs::path&) {
  return false;
}

bool exists(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0;
}

bool is_readable(const fs::path& path) {
  return exists(path.string());
}

}  // namespace paddle_ls::platform
