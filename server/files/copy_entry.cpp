#include "server/files/copy_entry.hpp"

#include <cstdlib>
#include <string>
#include <system_error>

namespace paddle_ls::files {

namespace fs = std::filesystem;

Result<void> copy_entry(const fs::path& from, const fs::path& to) {
  std::error_code code;
  fs::create_directories(to.parent_path(), code);
  if (code) return error(code.message(), to.parent_path().string());
  // A folder of our own beside the target: whatever is put there has a free name and the right file
  // system for a rename.
  std::string folder = (to.parent_path() / ".paddle-ls-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) {
    return error(std::generic_category().message(errno), to.parent_path().string());
  }
  const fs::path temporary = fs::path(folder) / "copy";
  if (fs::is_symlink(fs::symlink_status(from, code))) {
    fs::copy_symlink(from, temporary, code);
  } else {
    fs::copy_file(from, temporary, code);
  }
  if (!code) fs::rename(temporary, to, code);
  std::error_code ignored;
  fs::remove_all(folder, ignored);
  if (code) return error(code.message(), to.string());
  return {};
}

}  // namespace paddle_ls::files
