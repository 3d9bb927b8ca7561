#include "platform/file_names.hpp"

#include <algorithm>
#include <cstdio>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "platform/wasi/wasi_errors.hpp"

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

Result<void> rename_over(const fs::path& from, const fs::path& to) {
  return std::rename(from.c_str(), to.c_str()) == 0 ? Result<void>() : system_error();
}

Result<bool> exchange_names(const fs::path&, const fs::path&) {
  return false;
}

Result<void> remove_file(const fs::path& path) {
  return unlink(path.c_str()) == 0 ? Result<void>() : system_error();
}

Result<void> make_link(const fs::path& path, const fs::path& target) {
  return symlink(target.c_str(), path.c_str()) == 0 ? Result<void>() : system_error();
}

bool exists(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0;
}

bool is_readable(const fs::path& path) {
  return exists(path.string());
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
