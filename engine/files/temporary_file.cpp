#include "engine/files/temporary_file.hpp"

#include <system_error>

#include "platform/file_names.hpp"

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = ".paddle-ls-new-";
constexpr std::size_t letters = 6;  // that make each name unlike all others

// A link is made in one step, so one of ours was left between that step and the next.
void remove_if_abandoned(const fs::path& path) {
  std::error_code unknown;
  if (fs::is_symlink(fs::symlink_status(path, unknown))) {
    static_cast<void>(platform::remove_file(path));
    return;
  }
  const auto file = platform::open_to_read(path, platform::Opening::no_links);
  if (!file) return;
  const auto status = platform::status_of(*file);
  if (!status || status->kind != platform::FileKind::regular) return;
  if (platform::try_lock(*file)) static_cast<void>(platform::remove_file(path));
}

}  // namespace

Result<TemporaryFile> TemporaryFile::in(const fs::path& folder) {
  // Between the making of a file and its lock another process may take it for an abandoned one.
  constexpr int attempts = 100;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    auto made = platform::make_file(folder, prefix, letters);
    if (!made) return error(made.error().message, folder.generic_string());
    if (platform::try_lock(made->file) && platform::has_name(made->file)) {
      return TemporaryFile(std::move(made->path), std::move(made->file));
    }
  }
  return error("other processes keep removing what is written", folder.generic_string());
}

TemporaryFile::~TemporaryFile() {
  if (!path_.empty()) static_cast<void>(platform::remove_file(path_));
}

Result<void> TemporaryFile::rename_to(const fs::path& to) {
  auto done = platform::rename_over(path_, to);
  if (done) keep();
  return done;
}

bool is_temporary(std::string_view file_name) {
  return file_name.starts_with(prefix) && file_name.size() == prefix.size() + letters;
}

void AbandonedFiles::remove_in(const fs::path& folder) {
  {
    const std::scoped_lock lock(mutex_);
    if (!looked_at_.insert(folder).second) return;
  }
  std::error_code code;
  fs::directory_iterator entry(folder.empty() ? "." : folder, code);
  for (; !code && entry != fs::directory_iterator(); entry.increment(code)) {
    if (is_temporary(entry->path().filename().generic_string())) remove_if_abandoned(entry->path());
  }
}

}  // namespace paddle_ls::files
