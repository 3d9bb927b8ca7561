#include "server/weights/checkpoints.hpp"

#include <algorithm>

#include "engine/weights/read/read_checkpoint.hpp"
#include "server/shown_file/shown_file.hpp"

namespace paddle_ls::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view weights_prefix = "paddle-ls:/weights/";
// Half a million lines. VS Code does not pass a longer text to extensions.
constexpr std::size_t most_bytes = std::size_t{48} << 20U;
// A user looks at one checkpoint or compares two; reading the structure again takes a moment.
constexpr std::size_t most_checkpoints = 2;

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

Result<std::shared_ptr<const ShownCheckpoint>> read(const std::string& path) {
  auto checkpoint = weights::read_checkpoint(path);
  if (!checkpoint) return tl::unexpected(checkpoint.error());
  auto shown = std::make_shared<ShownCheckpoint>();
  shown->checkpoint = std::move(*checkpoint);
  shown->stamps = stamps_of(shown->checkpoint.files);
  const auto leaves = weights::leaves_of(shown->checkpoint, most_bytes);
  if (!leaves) return error(leaves.error().message, path);
  auto listing = weights::list(path, shown->checkpoint, *leaves, most_bytes);
  if (!listing) return error(listing.error().message, path);
  shown->listing = std::move(*listing);
  return shown;
}

}  // namespace

std::string checkpoint_uri(const std::string& path) {
  return shown_file_uri(weights_prefix, path, ".weights.txt");
}

std::optional<std::string> checkpoint_at(std::string_view uri) {
  const auto rest = after_prefix(uri, weights_prefix);
  return rest ? path_of_shown_file(*rest) : std::nullopt;
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
  auto shown = read(path);
  if (!shown) return tl::unexpected(shown.error());
  const std::scoped_lock lock(mutex_);
  std::erase_if(loaded_, [&](const Loaded& each) { return each.path == path; });
  loaded_.push_back({path, *shown});
  if (loaded_.size() > most_checkpoints) loaded_.erase(loaded_.begin());
  return *shown;
}

}  // namespace paddle_ls::server
