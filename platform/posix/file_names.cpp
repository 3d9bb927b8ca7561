#include "platform/file_names.hpp"

#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

#include "platform/posix/posix_errors.hpp"

#ifdef __linux__
#include <sys/syscall.h>
#endif

namespace paddle_ls::platform {

namespace fs = std::filesystem;

Result<NewFile> make_file(const fs::path& folder, std::string_view prefix, std::size_t letters) {
  std::string path = (folder / (std::string(prefix) + std::string(letters, 'X'))).string();
  // `mkostemp` is not everywhere; nothing is started between these two calls but by other threads,
  // which close what they inherit.
  File file(mkstemp(path.data()));
  if (!file) return system_error();
  fcntl(descriptor(file), F_SETFD, FD_CLOEXEC);
  return NewFile{std::move(path), std::move(file)};
}

Result<bool> exchange_names(const fs::path& one, const fs::path& other) {
#ifdef __linux__
  constexpr unsigned exchange = 1U << 1U;  // RENAME_EXCHANGE, which musl does not declare
  if (syscall(SYS_renameat2, AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), exchange) == 0) {
    return true;
  }
#elif defined(__APPLE__)
  if (renamex_np(one.c_str(), other.c_str(), RENAME_SWAP) == 0) return true;
#endif
  if (errno == EINVAL || errno == ENOSYS || errno == ENOTSUP) return false;
  return system_error();
}

bool exists(const std::string& path) {
  return access(path.c_str(), F_OK) == 0;
}

bool is_readable(const fs::path& path) {
  return access(path.c_str(), R_OK) == 0;
}

}  // namespace paddle_ls::platform
