#include "engine/files/read_file.hpp"

#include <algorithm>

namespace paddle_ls::files {
namespace {

using platform::File;
using platform::FileKind;

// Of a file that does not tell its size.
constexpr std::size_t first_block = std::size_t{64} << 10U;

struct OpenFile {
  File file;
  platform::FileStatus status;
};

Result<OpenFile> opened(const std::filesystem::path& path, platform::Opening opening) {
  auto file = platform::open_to_read(path, opening);
  if (!file) return tl::unexpected(file.error());
  const auto status = platform::status_of(*file);
  if (!status) return tl::unexpected(status.error());
  if (status->kind == FileKind::folder) return error("it is a folder");
  return OpenFile{std::move(*file), *status};
}

Result<OpenFile> opened_found(const std::filesystem::path& path) {
  auto result = opened(path, platform::Opening::no_wait);
  if (result && result->status.kind != FileKind::regular) return error("it is not a regular file");
  return result;
}

Result<std::string> read_all(const OpenFile& from, const Limit& limit) {
  const auto too_large = [&] {
    const std::string setting =
        limit.setting.empty() ? "" : " (setting `" + std::string(limit.setting) + "`)";
    return error("it is larger than " + std::to_string(limit.bytes) + " bytes" + setting);
  };
  const bool has_size = from.status.kind == FileKind::regular;
  if (has_size && from.status.size > limit.bytes) return too_large();
  // One byte more than the size: the end of the file is seen without growing first.
  const std::size_t expected =
      has_size ? static_cast<std::size_t>(from.status.size) + 1 : first_block;
  std::string bytes(std::max(expected, std::size_t{512}), '\0');
  std::size_t filled = 0;
  while (true) {
    const auto count = platform::read_some(from.file, std::span(bytes).subspan(filled));
    if (!count) return tl::unexpected(count.error());
    if (*count == 0) break;
    filled += *count;
    if (filled > limit.bytes) return too_large();
    if (filled == bytes.size()) bytes.resize(2 * bytes.size());
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace

Result<File> open_found(const std::filesystem::path& path) {
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
  const auto file = opened(path, platform::Opening::waits);
  if (!file) return tl::unexpected(file.error());
  return read_all(*file, limit);
}

}  // namespace paddle_ls::files
