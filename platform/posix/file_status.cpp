#include <sys/stat.h>

#include "platform/posix/posix_errors.hpp"

namespace paddle_ls::platform {

Result<FileStatus> status_of(const File& file) {
  struct stat status {};
  if (fstat(descriptor(file), &status) != 0) return system_error();
  if (S_ISDIR(status.st_mode)) return FileStatus{FileKind::folder, 0};
  if (!S_ISREG(status.st_mode)) return FileStatus{FileKind::other, 0};
  return FileStatus{FileKind::regular, static_cast<std::uint64_t>(status.st_size)};
}

}  // namespace paddle_ls::platform
