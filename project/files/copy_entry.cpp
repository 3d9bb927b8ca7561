#include "project/files/copy_entry.hpp"

#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/files/file_descriptor.hpp"
#include "engine/files/kept_attributes.hpp"
#include "engine/files/temporary_file.hpp"
#include "engine/files/write_atomically.hpp"

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

Result<void> copy_link(const fs::path& from, const fs::path& to) {
  std::error_code code;
  const fs::path target = fs::read_symlink(from, code);
  if (code) return error(code.message(), from.string());
  return files::link_atomically(to, target);
}

// The library's own copy calls every failure an input/output error.
Result<void> copy_bytes(int from, int to) {
  std::vector<char> block(std::size_t{256} << 10U);
  while (true) {
    const ssize_t count = read(from, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return error(std::strerror(errno));
    if (count == 0) return {};
    const std::string_view bytes(block.data(), static_cast<std::size_t>(count));
    if (auto done = files::write_all(to, bytes); !done) return done;
  }
}

Result<void> copy_regular(const fs::path& from, const fs::path& to) {
  const FileDescriptor source(open(from.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!source) return error(std::strerror(errno), from.string());
  struct stat status {};
  if (fstat(source.get(), &status) != 0) return error(std::strerror(errno), from.string());
  if (!S_ISREG(status.st_mode)) return error("it is not a regular file", from.string());
  auto temporary = files::TemporaryFile::in(to.parent_path());
  if (!temporary) return tl::unexpected(temporary.error());
  const auto done = copy_bytes(source.get(), temporary->descriptor()).and_then([&] {
    return files::take_permissions(temporary->descriptor(), from);
  });
  if (!done) return error(done.error().message, to.string());
  std::error_code code;
  fs::rename(temporary->path(), to, code);
  if (code) return error(code.message(), to.string());
  temporary->keep();
  return {};
}

}  // namespace

Result<void> copy_entry(const fs::path& from, const fs::path& to) {
  std::error_code code;
  fs::create_directories(to.parent_path(), code);
  if (code) return error(code.message(), to.parent_path().string());
  const bool is_link = fs::is_symlink(fs::symlink_status(from, code));
  return is_link ? copy_link(from, to) : copy_regular(from, to);
}

}  // namespace paddle_ls::files
