#include "engine/weights/bytes/file_bytes.hpp"

#include <cerrno>
#include <cstring>

#include <sys/stat.h>
#include <unistd.h>

#include "engine/files/read_file.hpp"

namespace paddle_ls::weights {

Result<std::unique_ptr<FileBytes>> FileBytes::open(const std::filesystem::path& path) {
  auto file = files::open_found(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  struct stat status;
  if (fstat(file->get(), &status) != 0) return error(std::strerror(errno));
  const auto size = static_cast<std::uint64_t>(status.st_size);
  return std::unique_ptr<FileBytes>(new FileBytes(std::move(*file), size));
}

Result<void> FileBytes::read_at(std::uint64_t offset, std::span<char> into) const {
  if (!is_inside({offset, into.size()}, size_)) {
    return error("the file ends too early", byte_place(size_));
  }
  while (!into.empty()) {
    const ssize_t count = pread(file_.get(), into.data(), into.size(), static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return error(std::strerror(errno), byte_place(offset));
    if (count == 0) return error("the file became shorter while it was read", byte_place(offset));
    offset += static_cast<std::uint64_t>(count);
    into = into.subspan(static_cast<std::size_t>(count));
  }
  return {};
}

}  // namespace paddle_ls::weights
