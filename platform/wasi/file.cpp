#include "platform/file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include "platform/posix/posix_errors.hpp"

namespace paddle_ls::platform {
namespace {

Result<File> opened(const std::filesystem::path& path, int flags) {
  File file(open(path.c_str(), flags));
  if (!file) return system_error();
  return file;
}

Result<std::size_t> counted(ssize_t count) {
  if (count < 0) return system_error();
  return static_cast<std::size_t>(count);
}

}  // namespace

bool File::close() {
  const Native closed = std::exchange(native_, none);
  return closed == none || ::close(static_cast<int>(closed)) == 0;
}

// Nothing in this file system can make a reader wait.
Result<File> open_to_read(const std::filesystem::path& path, Opening opening) {
  return opened(path, opening == Opening::no_links ? O_RDONLY | O_NOFOLLOW : O_RDONLY);
}

Result<File> open_to_write(const std::filesystem::path& path) {
  return opened(path, O_WRONLY);
}

Result<File> standard_input() {
  return error("there is no standard input in a browser");
}

std::optional<std::uint64_t> first_hole(const File&, std::uint64_t) {
  return std::nullopt;
}

Result<std::size_t> read_some(const File& file, std::span<char> into) {
  return counted(::read(descriptor(file), into.data(), into.size()));
}

Result<std::size_t> read_some_at(const File& file, std::uint64_t offset, std::span<char> into) {
  return counted(pread(descriptor(file), into.data(), into.size(), static_cast<off_t>(offset)));
}

Result<void> write_all(const File& file, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = counted(::write(descriptor(file), bytes.data(), bytes.size()));
    if (!count) return tl::unexpected(count.error());
    bytes.remove_prefix(*count);
  }
  return {};
}

Result<void> confirm_written(const File&) {
  return {};
}

// No other program sees these files.
bool try_lock(const File&) {
  return true;
}

bool has_name(const File&) {
  return true;
}

}  // namespace paddle_ls::platform
