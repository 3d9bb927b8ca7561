#include "server/files/write_atomically.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <sys/stat.h>
#include <unistd.h>

#include "engine/files/file_descriptor.hpp"

namespace paddle_ls::files {
namespace {

bool write_all(int file, std::string_view content) {
  while (!content.empty()) {
    const ssize_t count = write(file, content.data(), content.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

}  // namespace

Result<void> write_atomically(const std::filesystem::path& path, std::string_view content,
                              const std::filesystem::path& like) {
  std::string temporary = (path.parent_path() / ".paddle-ls-XXXXXX").string();
  FileDescriptor file(mkstemp(temporary.data()));
  if (!file) return error(std::strerror(errno), path.parent_path().string());
  struct stat status {};
  // Changing the owner clears the set-user-id bits, so the mode comes after it.
  const bool owner_known = stat(like.c_str(), &status) == 0;
  [[maybe_unused]] const bool owner_kept =
      owner_known && fchown(file.get(), status.st_uid, status.st_gid) == 0;
  const bool written = owner_known && fchmod(file.get(), status.st_mode & 07777U) == 0 &&
                       write_all(file.get(), content) && file.reset() &&
                       std::rename(temporary.c_str(), path.c_str()) == 0;
  if (written) return {};
  const int reason = errno;
  unlink(temporary.c_str());
  return error(std::strerror(reason), path.string());
}

}  // namespace paddle_ls::files
