#include "server/ir/read_model.hpp"

#include <algorithm>
#include <limits>

#include "engine/files/read_file.hpp"
#include "engine/ir/read/read_program.hpp"

namespace paddle_ls::server {
namespace {

using platform::File;

// Enough to tell a model from what is none.
constexpr std::size_t first_block = std::size_t{64} << 10U;
constexpr std::size_t unknown_size = std::numeric_limits<std::size_t>::max();

// Fills `bytes` from `filled` on. False at the end of the file.
Result<bool> read_block(const File& file, std::string& bytes, std::size_t& filled) {
  while (filled < bytes.size()) {
    const auto count = platform::read_some(file, std::span(bytes).subspan(filled));
    if (!count) return tl::unexpected(count.error());
    if (*count == 0) return false;
    filled += *count;
  }
  return true;
}

Error too_large(std::size_t bytes) {
  return {"the file has " + std::to_string(bytes) + " bytes; at most " +
              std::to_string(ir::max_program_bytes) + " are read",
          {}};
}

// The size of an ordinary file without holes; of other files it is not known.
Result<std::size_t> size_of(const File& file) {
  const auto status = platform::status_of(file);
  if (!status) return tl::unexpected(status.error());
  if (status->kind == platform::FileKind::folder) return error("it is a folder, not a model");
  if (status->kind != platform::FileKind::regular) return unknown_size;
  if (status->size > ir::max_program_bytes) {
    return tl::unexpected(too_large(static_cast<std::size_t>(status->size)));
  }
  if (const auto hole = platform::first_hole(file, status->size)) {
    return error("this part was never written: the file is incomplete",
                 "byte " + std::to_string(*hole));
  }
  return static_cast<std::size_t>(status->size);
}

Result<std::string> read_open(const File& file) {
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
  const auto file = path == "-" ? platform::standard_input()
                                : platform::open_to_read(path, platform::Opening::waits);
  if (!file) return tl::unexpected(file.error());
  return read_open(*file);
}

Result<std::string> read_model(const std::filesystem::path& path) {
  const auto file = files::open_found(path);
  if (!file) return tl::unexpected(file.error());
  return read_open(*file);
}

}  // namespace paddle_ls::server
