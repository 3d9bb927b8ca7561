#include "platform/file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "platform/posix/posix_errors.hpp"

namespace paddle_ls::platform {
namespace {

Result<File> opened(const std::filesystem::path& path, int flags) {
  File file(open(path.c_str(), flags | O_CLOEXEC | O_NOCTTY));
  if (!file) return system_error();
  return file;
}

// The number of bytes that `call` read or wrote, which is repeated when a signal came first.
template <class Call>
Result<std::size_t> repeated(Call call) {
  while (true) {
    const ssize_t count = call();
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) return system_error();
  }
}

}  // namespace

bool File::close() {
  const Native closed = std::exchange(native_, none);
  return closed == none || ::close(static_cast<int>(closed)) == 0;
}

Result<File> open_to_read(const std::filesystem::path& path, Opening opening) {
  switch (opening) {
    case Opening::waits: return opened(path, O_RDONLY);
    // Without O_NONBLOCK a named pipe would hold us until another process writes to it.
    case Opening::no_wait: return opened(path, O_RDONLY | O_NONBLOCK);
    case Opening::no_links: return opened(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  }
  return error("unknown way to open a file");
}

Result<File> open_to_write(const std::filesystem::path& path) {
  return opened(path, O_WRONLY);
}

Result<File> standard_input() {
  File file(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3));
  if (!file) return system_error();
  return file;
}

std::optional<std::uint64_t> first_hole(const File& file, std::uint64_t size) {
  const off_t hole = lseek(descriptor(file), 0, SEEK_HOLE);
  lseek(descriptor(file), 0, SEEK_SET);
  if (hole < 0 || static_cast<std::uint64_t>(hole) >= size) return std::nullopt;
  return static_cast<std::uint64_t>(hole);
}

Result<std::size_t> read_some(const File& file, std::span<char> into) {
  return repeated([&] { return ::read(descriptor(file), into.data(), into.size()); });
}

Result<std::size_t> read_some_at(const File& file, std::uint64_t offset, std::span<char> into) {
  return repeated([&] {
    return pread(descriptor(file), into.data(), into.size(), static_cast<off_t>(offset));
  });
}

Result<void> write_all(const File& file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count =
        repeated([&] { return ::write(descriptor(file), bytes.data(), bytes.size()); });
    if (!count) return tl::unexpected(count.error());
    bytes.remove_prefix(*count);
  }
  return {};
}

Result<void> confirm_written(const File& file) {
  return File(dup(descriptor(file))).close() ? Result<void>() : system_error();
}

bool try_lock(const File& file) {
  return flock(descriptor(file), LOCK_EX | LOCK_NB) == 0;
}

bool has_name(const File& file) {
  struct stat status {};
  return fstat(descriptor(file), &status) == 0 && status.st_nlink > 0;
}

}  // namespace paddle_ls::platform
