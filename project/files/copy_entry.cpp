#include "project/files/copy_entry.hpp"

#include <string>
#include <system_error>

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

Result<void> copy_regular(const fs::path& from, const fs::path& to) {
  auto temporary = files::TemporaryFile::in(to.parent_path());
  if (!temporary) return tl::unexpected(temporary.error());
  std::error_code code;
  fs::copy_file(from, temporary->path(), fs::copy_options::overwrite_existing, code);
  if (!code) fs::rename(temporary->path(), to, code);
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
