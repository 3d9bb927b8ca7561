#include "engine/files/write_atomically.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/files/kept_attributes.hpp"
#include "engine/files/temporary_file.hpp"

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view changed_meanwhile =
    "the file was changed by another program in the meantime; nothing was written, run again";

tl::unexpected<Error> system_error(const fs::path& path) {
  return error(std::strerror(errno), path.string());
}

tl::unexpected<Error> at(const fs::path& path, const Error& problem) {
  return error(problem.message, path.string());
}

// A finished temporary file beside `path`, which waits for its name. `take` gives the open file the
// permissions of another one.
template <class Take>
Result<TemporaryFile> written_beside(const fs::path& path, std::string_view content, Take take) {
  auto file = TemporaryFile::in(path.parent_path().empty() ? "." : path.parent_path());
  if (!file) return file;
  if (const Result<void> done = take(file->descriptor()); !done) return at(path, done.error());
  if (auto done = file->write(content); !done) return at(path, done.error());
  // Some file systems say only now that they had no room. The lock stays with the other descriptor.
  if (!FileDescriptor(dup(file->descriptor())).reset()) return system_error(path);
  return file;
}

// The temporary file gets its name.
Result<void> renamed(Result<TemporaryFile> file, const fs::path& path) {
  if (!file) return tl::unexpected(file.error());
  if (std::rename(file->path().c_str(), path.c_str()) != 0) return system_error(path);
  file->keep();
  return {};
}

// Whether the open file has these bytes and no others.
bool holds(int file, std::string_view bytes) {
  std::array<char, std::size_t{64} << 10U> block;
  for (off_t offset = 0;;) {
    const ssize_t count = pread(file, block.data(), block.size(), offset);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    if (count == 0) return bytes.empty();
    const std::string_view part(block.data(), static_cast<std::size_t>(count));
    if (!bytes.starts_with(part)) return false;
    bytes.remove_prefix(part.size());
    offset += count;
  }
}

FileDescriptor opened(const fs::path& path) {
  return FileDescriptor(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC));
}

bool swap_names(const fs::path& one, const fs::path& other) {
  return renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0;
}

// Not every file system can exchange two names.
bool swapping_is_unknown(int reason) {
  return reason == EINVAL || reason == ENOSYS || reason == ENOTSUP;
}

}  // namespace

Result<void> write_atomically(const fs::path& path, std::string_view content,
                              const fs::path& like) {
  const auto take = [&](int file) { return take_permissions(file, like); };
  return renamed(written_beside(path, content, take), path);
}

Result<void> write_atomically(const fs::path& path, std::string_view content) {
  std::error_code unknown;
  const fs::file_status status = fs::symlink_status(path, unknown);
  if (!fs::exists(status) || fs::is_symlink(status)) {
    return renamed(written_beside(path, content, take_default_mode), path);
  }
  if (fs::is_directory(status)) return error(std::strerror(EISDIR), path.string());
  if (!fs::is_regular_file(status)) return error("it is not a regular file", path.string());
  const FileDescriptor old = opened(path);
  if (!old) return system_error(path);
  if (const auto done = may_be_changed(old.get(), path); !done) return at(path, done.error());
  const auto take = [&](int file) { return take_everything(file, old.get()); };
  return renamed(written_beside(path, content, take), path);
}

Result<void> write_named(const fs::path& path, std::string_view content) {
  std::error_code unknown;
  const fs::file_status status = fs::status(path, unknown);
  if (!fs::exists(status)) return write_atomically(path, content);
  if (fs::is_regular_file(status)) {
    const fs::path target = fs::canonical(path, unknown);
    return write_atomically(unknown ? path : target, content);
  }
  FileDescriptor device(open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
  if (!device) return system_error(path);
  if (const auto done = write_all(device.get(), content); !done) return at(path, done.error());
  return device.reset() ? Result<void>() : system_error(path);
}

Result<void> replace_unchanged(const fs::path& path, std::string_view read,
                               std::string_view content) {
  const FileDescriptor old = opened(path);
  if (!old) return system_error(path);
  if (const auto done = may_be_changed(old.get(), path); !done) return at(path, done.error());
  auto file =
      written_beside(path, content, [&](int made) { return take_everything(made, old.get()); });
  if (!file) return tl::unexpected(file.error());
  if (!holds(old.get(), read)) return error(std::string(changed_meanwhile), path.string());
  // Nobody takes the old file for an abandoned one while it has the name of ours.
  flock(old.get(), LOCK_EX | LOCK_NB);
  if (swap_names(file->path(), path)) {
    // Whoever wrote between the look and the exchange has written to what we now hold.
    if (holds(opened(file->path()).get(), read)) return {};
    if (!swap_names(file->path(), path)) {
      if (std::rename(file->path().c_str(), path.c_str()) != 0) return system_error(path);
      file->keep();
    }
    return error(std::string(changed_meanwhile), path.string());
  }
  if (!swapping_is_unknown(errno)) return system_error(path);
  return renamed(std::move(file), path);
}

Result<void> link_atomically(const fs::path& path, const fs::path& target) {
  auto place = TemporaryFile::in(path.parent_path().empty() ? "." : path.parent_path());
  if (!place) return tl::unexpected(place.error());
  // The name is ours; a link cannot be made over the file that holds it.
  if (unlink(place->path().c_str()) != 0 || symlink(target.c_str(), place->path().c_str()) != 0 ||
      std::rename(place->path().c_str(), path.c_str()) != 0) {
    return system_error(path);
  }
  place->keep();
  return {};
}

}  // namespace paddle_ls::files
