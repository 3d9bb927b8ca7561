#include "server/weights/read_shown_checkpoint.hpp"

#include "engine/weights/read/read_checkpoint.hpp"

namespace paddle_ls::server {

// Half a million lines. VS Code does not pass a longer text to extensions.
constexpr std::size_t most_bytes = std::size_t{48} << 20U;

Result<std::shared_ptr<const ShownCheckpoint>> read_shown_checkpoint(const std::string& path) {
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

}  // namespace paddle_ls::server
