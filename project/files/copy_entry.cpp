#include "project/files/copy_entry.hpp"

#include <string_view>
#include <system_error>
#include <vector>

#include "engine/files/temporary_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "platform/file_attributes.hpp"

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

Result<void> copy_link(const fs::path& from, const fs::path& to) {
  std::error_code code;
  const fs::path target = fs::read_symlink(from, code);
  if (code) return error(code.message(), from.generic_string());
  return files::link_atomically(to, target);
}

// The library's own copy calls every failure an input/output error.
Result<void> copy_bytes(const platform::File& from, const platform::File& to) {
  std::vector<char> block(std::size_t{256} << 10U);
  while (true) {
    const auto count = platform::read_some(from, block);
    if (!count) return tl::unexpected(count.error());
    if (*count == 0) return {};
    const std::string_view bytes(block.data(), *count);
    if (auto done = platform::write_all(to, bytes); !done) return done;
  }
}

Result<void> copy_regular(const fs::path& from, const fs::path& to) {
  const auto source = platform::open_to_read(from, platform::Opening::no_links);
  if (!source) return error(source.error().message, from.generic_string());
  const auto status = platform::status_of(*source);
  if (!status) return error(status.error().message, from.generic_string());
  if (status->kind != platform::FileKind::regular) {
    return error("it is not a regular file", from.generic_string());
  }
  auto temporary = files::TemporaryFile::in(to.parent_path());
  if (!temporary) return tl::unexpected(temporary.error());
  const auto done =
      copy_bytes(*source, temporary->file())
          .and_then([&] { return platform::take_permissions(temporary->file(), from); })
          .and_then([&] { return temporary->rename_to(to); });
  return done ? Result<void>() : error(done.error().message, to.generic_string());
}

}  // namespace

Result<void> copy_entry(const fs::path& from, const fs::path& to) {
  std::error_code code;
  fs::create_directories(to.parent_path(), code);
  if (code) return error(code.message(), to.parent_path().generic_string());
  const bool is_link = fs::is_symlink(fs::symlink_status(from, code));
  return is_link ? copy_link(from, to) : copy_regular(from, to);
}

}  // namespace paddle_ls::files
