#include "engine/files/temporary_file.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = ".paddle-ls-new-";
constexpr std::string_view letters = "XXXXXX";  // that the system replaces

bool take_lock(int file) {
  return flock(file, LOCK_EX | LOCK_NB) == 0;
}

bool still_has_a_name(int file) {
  struct stat status {};
  return fstat(file, &status) == 0 && status.st_nlink > 0;
}

// A link is made in one step, so one of ours was left between that step and the next.
void remove_if_abandoned(const fs::path& path) {
  std::error_code unknown;
  if (fs::is_symlink(fs::symlink_status(path, unknown))) {
    unlink(path.c_str());
    return;
  }
  const FileDescriptor file(open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  struct stat status {};
  if (!file || fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) return;
  if (take_lock(file.get())) unlink(path.c_str());
}

}  // namespace

Result<TemporaryFile> TemporaryFile::in(const fs::path& folder) {
  // Between the making of a file and its lock another process may take it for an abandoned one.
  constexpr int attempts = 100;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    std::string path = (folder / (std::string(prefix) + std::string(letters))).string();
    FileDescriptor file(mkostemp(path.data(), O_CLOEXEC));
    if (!file) return error(std::strerror(errno), folder.string());
    if (take_lock(file.get()) && still_has_a_name(file.get())) {
      return TemporaryFile(std::move(path), std::move(file));
    }
  }
  return error("other processes keep removing what is written", folder.string());
}

TemporaryFile::~TemporaryFile() {
  if (!path_.empty()) unlink(path_.c_str());
}

Result<void> write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(file, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return error(std::strerror(errno));
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

bool is_temporary(std::string_view file_name) {
  return file_name.starts_with(prefix) && file_name.size() == prefix.size() + letters.size();
}

void AbandonedFiles::remove_in(const fs::path& folder) {
  {
    const std::scoped_lock lock(mutex_);
    if (!looked_at_.insert(folder).second) return;
  }
  std::error_code code;
  fs::directory_iterator entry(folder.empty() ? "." : folder, code);
  for (; !code && entry != fs::directory_iterator(); entry.increment(code)) {
    if (is_temporary(entry->path().filename().string())) remove_if_abandoned(entry->path());
  }
}

}  // namespace paddle_ls::files
