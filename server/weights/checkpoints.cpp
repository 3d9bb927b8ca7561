#include "server/weights/checkpoints.hpp"

#include <algorithm>

#include "server/shown_file/shown_file.hpp"
#include "server/weights/read_shown_checkpoint.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view weights_prefix = "paddle-ls:/weights/";
// A user looks at one checkpoint or compares two; reading the structure again takes a moment.
constexpr std::size_t most_checkpoints = 2;

}  // namespace

std::string checkpoint_uri(const std::string& path) {
  return shown_file_uri(weights_prefix, path, ".weights.txt");
}

std::optional<std::string> checkpoint_at(std::string_view uri) {
  const auto rest = after_prefix(uri, weights_prefix);
  return rest ? path_of_shown_file(*rest) : std::nullopt;
}

// Files that are gone differ from all that were read.
std::vector<FileStamp> stamps_of(const std::vector<fs::path>& files) {
  std::vector<FileStamp> stamps;
  for (const fs::path& file : files) {
    std::error_code failed;
    FileStamp stamp{fs::last_write_time(file, failed)};
    if (!failed) stamp.size = fs::file_size(file, failed);
    if (!failed) stamps.push_back(stamp);
  }
  return stamps;
}

bool ShownCheckpoint::is_current() const {
  return stamps == stamps_of(checkpoint.files);
}

Result<std::shared_ptr<const ShownCheckpoint>> Checkpoints::load(const std::string& path) {
  std::shared_ptr<const ShownCheckpoint> known;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = std::find_if(loaded_.begin(), loaded_.end(),
                                    [&](const Loaded& each) { return each.path == path; });
    if (found != loaded_.end()) known = found->shown;
  }
  if (known && known->is_current()) return known;
  auto shown = read_shown_checkpoint(path);
  if (!shown) return tl::unexpected(shown.error());
  const std::scoped_lock lock(mutex_);
  std::erase_if(loaded_, [&](const Loaded& each) { return each.path == path; });
  loaded_.push_back({path, *shown});
  if (loaded_.size() > most_checkpoints) loaded_.erase(loaded_.begin());
  return *shown;
}

}  // namespace paddle_ls::server
