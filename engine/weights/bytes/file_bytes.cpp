#include "engine/weights/bytes/file_bytes.hpp"

#include "engine/files/read_file.hpp"

namespace paddle_ls::weights {

Result<std::unique_ptr<FileBytes>> FileBytes::open(const std::filesystem::path& path) {
  auto file = files::open_found(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  const auto status = platform::status_of(*file);
  if (!status) return tl::unexpected(status.error());
  return std::unique_ptr<FileBytes>(new FileBytes(std::move(*file), status->size));
}

Result<void> FileBytes::read_at(std::uint64_t offset, std::span<char> into) const {
  if (!is_inside({offset, into.size()}, size_)) {
    return error("the file ends too early", byte_place(size_));
  }
  while (!into.empty()) {
    const auto count = platform::read_some_at(file_, offset, into);
    if (!count) return error(count.error().message, byte_place(offset));
    if (*count == 0) return error("the file became shorter while it was read", byte_place(offset));
    offset += *count;
    into = into.subspan(*count);
  }
  return {};
}

}  // namespace paddle_ls::weights
