#include "server/ir/read_model.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/files/read_file.hpp"
#include "engine/ir/read/read_program.hpp"

namespace paddle_ls::server {
namespace {

using files::FileDescriptor;

// Enough to tell a model from what is none.
constexpr std::size_t first_block = std::size_t{64} << 10U;
constexpr std::size_t unknown_size = std::numeric_limits<std::size_t>::max();

// Fills `bytes` from `filled` on. False at the end of the file.
Result<bool> read_block(int file, std::string& bytes, std::size_t& filled) {
  while (filled < bytes.size()) {
    const ssize_t count = read(file, bytes.data() + filled, bytes.size() - filled);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return error(std::strerror(errno));
    if (count == 0) return false;
    filled += static_cast<std::size_t>(count);
  }
  return true;
}

Error too_large(std::size_t bytes) {
  return {"the file has " + std::to_string(bytes) + " bytes; at most " +
              std::to_string(ir::max_program_bytes) + " are read",
          {}};
}

// The size of an ordinary file without holes; of other files it is not known.
Result<std::size_t> size_of(int file) {
  struct stat status = {};
  if (fstat(file, &status) != 0) return error(std::strerror(errno));
  if (S_ISDIR(status.st_mode)) return error("it is a folder, not a model");
  if (!S_ISREG(status.st_mode)) return unknown_size;
  const auto size = static_cast<std::size_t>(status.st_size);
  if (size > ir::max_program_bytes) return tl::unexpected(too_large(size));
  const off_t hole = lseek(file, 0, SEEK_HOLE);
  lseek(file, 0, SEEK_SET);
  if (hole >= 0 && hole < status.st_size) {
    return error("this part was never written: the file is incomplete",
                 "byte " + std::to_string(hole));
  }
  return size;
}

Result<std::string> read_open(int file) {
  const auto size = size_of(file);
  if (!size) return tl::unexpected(size.error());
  std::string bytes(std::min(*size, first_block), '\0');
  std::size_t filled = 0;
  auto goes_on = read_block(file, bytes, filled);
  if (!goes_on) return tl::unexpected(goes_on.error());
  const std::size_t whole = *goes_on ? *size : filled;
  const std::string_view start = std::string_view(bytes).substr(0, filled);
  if (auto wrong = ir::error_at_start(start, whole)) return tl::unexpected(std::move(*wrong));
  while (*goes_on && filled < *size) {
    const std::size_t next = *size == unknown_size ? 2 * bytes.size() : *size;
    // One more than allowed shows that there is more.
    bytes.resize(std::min(next, ir::max_program_bytes + 1));
    goes_on = read_block(file, bytes, filled);
    if (!goes_on) return tl::unexpected(goes_on.error());
    if (filled > ir::max_program_bytes) return tl::unexpected(too_large(filled));
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace

Result<std::string> read_named_model(const std::filesystem::path& path) {
  if (path == "-") return read_open(STDIN_FILENO);
  const FileDescriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!file) return error(std::strerror(errno));
  return read_open(file.get());
}

Result<std::string> read_model(const std::filesystem::path& path) {
  const auto file = files::open_found(path);
  if (!file) return tl::unexpected(file.error());
  return read_open(file->get());
}

}  // namespace paddle_ls::server
