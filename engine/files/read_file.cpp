#include "engine/files/read_file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace paddle_ls::files {
namespace {

constexpr int flags = O_RDONLY | O_CLOEXEC | O_NOCTTY;
// Of a file that does not tell its size.
constexpr std::size_t first_block = std::size_t{64} << 10U;

struct OpenFile {
  FileDescriptor file;
  struct stat status;
};

Result<OpenFile> opened(const std::filesystem::path& path, int more_flags) {
  OpenFile result{FileDescriptor(open(path.c_str(), flags | more_flags)), {}};
  if (!result.file || fstat(result.file.get(), &result.status) != 0) {
    return error(std::strerror(errno));
  }
  if (S_ISDIR(result.status.st_mode)) return error("it is a folder");
  return result;
}

Result<OpenFile> opened_found(const std::filesystem::path& path) {
  // Without O_NONBLOCK a named pipe would hold us until somebody writes to it.
  auto result = opened(path, O_NONBLOCK);
  if (result && !S_ISREG(result->status.st_mode)) return error("it is not a regular file");
  return result;
}

Result<std::string> read_all(const OpenFile& from, const Limit& limit) {
  const auto too_large = [&] {
    const std::string setting =
        limit.setting.empty() ? "" : " (setting `" + std::string(limit.setting) + "`)";
    return error("it is larger than " + std::to_string(limit.bytes) + " bytes" + setting);
  };
  const bool has_size = S_ISREG(from.status.st_mode);
  if (has_size && static_cast<std::size_t>(from.status.st_size) > limit.bytes) return too_large();
  // One byte more than the size: the end of the file is seen without growing first.
  std::string bytes(
      std::max(has_size ? static_cast<std::size_t>(from.status.st_size) + 1 : first_block,
               std::size_t{512}),
      '\0');
  std::size_t filled = 0;
  while (true) {
    const ssize_t count = read(from.file.get(), bytes.data() + filled, bytes.size() - filled);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return error(std::strerror(errno));
    if (count == 0) break;
    filled += static_cast<std::size_t>(count);
    if (filled > limit.bytes) return too_large();
    if (filled == bytes.size()) bytes.resize(2 * bytes.size());
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace

Result<FileDescriptor> open_found(const std::filesystem::path& path) {
  auto file = opened_found(path);
  if (!file) return tl::unexpected(file.error());
  return std::move(file->file);
}

Result<std::string> read_bytes(const std::filesystem::path& path, const Limit& limit) {
  const auto file = opened_found(path);
  if (!file) return tl::unexpected(file.error());
  return read_all(*file, limit);
}

Result<std::string> read_named(const std::filesystem::path& path, const Limit& limit) {
  const auto file = opened(path, 0);
  if (!file) return tl::unexpected(file.error());
  return read_all(*file, limit);
}

}  // namespace paddle_ls::files
