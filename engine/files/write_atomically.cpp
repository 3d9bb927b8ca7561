#include "engine/files/write_atomically.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

#include "engine/files/temporary_file.hpp"
#include "platform/file_attributes.hpp"
#include "platform/file_names.hpp"

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;
using platform::File;

constexpr std::string_view changed_meanwhile =
    "the file was changed by another program in the meantime; nothing was written, run again";

tl::unexpected<Error> at(const fs::path& path, const Error& problem) {
  return error(problem.message, path.generic_string());
}

// A finished temporary file beside `path`, which waits for its name. `take` gives the open file the
// permissions of another one.
template <class Take>
Result<TemporaryFile> written_beside(const fs::path& path, std::string_view content, Take take) {
  auto file = TemporaryFile::in(path.parent_path().empty() ? "." : path.parent_path());
  if (!file) return file;
  if (const Result<void> done = take(file->file()); !done) return at(path, done.error());
  if (auto done = file->write(content); !done) return at(path, done.error());
  if (auto done = platform::confirm_written(file->file()); !done) return at(path, done.error());
  return file;
}

// The temporary file gets its name.
Result<void> renamed(Result<TemporaryFile> file, const fs::path& path) {
  if (!file) return tl::unexpected(file.error());
  if (auto done = file->rename_to(path); !done) return at(path, done.error());
  return {};
}

// Whether the open file has these bytes and no others.
bool holds(const File& file, std::string_view bytes) {
  std::array<char, std::size_t{64} << 10U> block;
  for (std::uint64_t offset = 0;;) {
    const auto count = platform::read_some_at(file, offset, block);
    if (!count) return false;
    if (*count == 0) return bytes.empty();
    const std::string_view part(block.data(), *count);
    if (!bytes.starts_with(part)) return false;
    bytes.remove_prefix(part.size());
    offset += *count;
  }
}

bool holds(const fs::path& path, std::string_view bytes) {
  const auto file = platform::open_to_read(path, platform::Opening::no_links);
  return file && holds(*file, bytes);
}

// The regular file at `path`, if this user may change it.
Result<File> opened_to_replace(const fs::path& path) {
  auto file = platform::open_to_read(path, platform::Opening::no_links);
  if (!file) return at(path, file.error());
  if (auto done = platform::may_be_changed(*file, path); !done) return at(path, done.error());
  return file;
}

Result<TemporaryFile> written_like(const File& old, const fs::path& path,
                                   std::string_view content) {
  return written_beside(path, content,
                        [&](const File& file) { return platform::take_everything(file, old); });
}

}  // namespace

Result<void> write_atomically(const fs::path& path, std::string_view content,
                              const fs::path& like) {
  const auto take = [&](const File& file) { return platform::take_permissions(file, like); };
  return renamed(written_beside(path, content, take), path);
}

Result<void> write_atomically(const fs::path& path, std::string_view content) {
  std::error_code unknown;
  const fs::file_status status = fs::symlink_status(path, unknown);
  if (!fs::exists(status) || fs::is_symlink(status)) {
    return renamed(written_beside(path, content, platform::take_default_mode), path);
  }
  if (fs::is_directory(status)) return error(std::strerror(EISDIR), path.generic_string());
  if (!fs::is_regular_file(status)) return error("it is not a regular file", path.generic_string());
  auto old = opened_to_replace(path);
  if (!old) return tl::unexpected(old.error());
  auto file = written_like(*old, path, content);
  old->close();  // Windows gives no name away that an open file has
  return renamed(std::move(file), path);
}

Result<void> write_named(const fs::path& path, std::string_view content) {
  std::error_code unknown;
  const fs::file_status status = fs::status(path, unknown);
  if (!fs::exists(status)) return write_atomically(path, content);
  if (fs::is_regular_file(status)) {
    const fs::path target = fs::canonical(path, unknown);
    return write_atomically(unknown ? path : target, content);
  }
  auto device = platform::open_to_write(path);
  if (!device) return at(path, device.error());
  if (const auto done = platform::write_all(*device, content); !done) return at(path, done.error());
  return device->close() ? Result<void>() : error("it could not be written", path.generic_string());
}

Result<void> replace_unchanged(const fs::path& path, std::string_view read,
                               std::string_view content) {
  auto old = opened_to_replace(path);
  if (!old) return tl::unexpected(old.error());
  auto file = written_like(*old, path, content);
  if (!file) return tl::unexpected(file.error());
  if (!holds(*old, read)) return error(std::string(changed_meanwhile), path.generic_string());
  // The lock keeps the old file from being removed as abandoned while it has the name of ours.
  platform::try_lock(*old);
  const auto exchanged = platform::exchange_names(file->path(), path);
  if (!exchanged) return at(path, exchanged.error());
  if (!*exchanged) {
    old->close();
    return renamed(std::move(file), path);
  }
  // A program that wrote between the comparison and the exchange wrote to the file that we now
  // hold.
  if (holds(file->path(), read)) return {};
  const auto back = platform::exchange_names(file->path(), path);
  if (!back || !*back) {
    if (auto done = renamed(std::move(file), path); !done) return done;
  }
  return error(std::string(changed_meanwhile), path.generic_string());
}

Result<void> link_atomically(const fs::path& path, const fs::path& target) {
  auto place = TemporaryFile::in(path.parent_path().empty() ? "." : path.parent_path());
  if (!place) return tl::unexpected(place.error());
  // The name is ours; a link cannot be made over the file that holds it.
  const auto done = platform::remove_file(place->path())
                        .and_then([&] { return platform::make_link(place->path(), target); })
                        .and_then([&] { return place->rename_to(path); });
  return done ? Result<void>() : at(path, done.error());
}

}  // namespace paddle_ls::files
