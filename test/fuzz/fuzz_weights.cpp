// Any bytes as a file of weights: read, every leaf listed, some elements of every tensor read.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "engine/weights/listing/listing_outline.hpp"
#include "engine/weights/read/read_checkpoint.hpp"
#include "engine/weights/values/element_reader.hpp"

using namespace paddle_ls::weights;

namespace {

constexpr std::uint64_t read_at_once = 100;
constexpr std::size_t most_bytes = std::size_t{1} << 20U;

// A checked tensor can be read, except from a UTF-8 storage whose text does not encode bytes.
void read_some(const Checkpoint& checkpoint, const Tensor& tensor, ElementReader& reader) {
  const auto count = element_count(tensor.shape);
  if (!count) std::abort();
  std::string out(std::min(*count, read_at_once) * width_of(tensor.type), '\0');
  const std::uint64_t some = std::min(*count, read_at_once);
  for (const std::uint64_t first : {std::uint64_t{0}, *count / 2, *count - some}) {
    const bool fits = *count - first >= some;
    const auto done = reader.read(tensor, first, fits ? some : 0,
                                  std::span<char>(out).first(fits ? out.size() : 0));
    const Storage& storage = checkpoint.storages[tensor.storage];
    if (!done && !storage.as_utf8 && storage.pieces.empty()) std::abort();
  }
}

// Each leaf has a separate line, and the outline contains each once.
void list_all(const Checkpoint& checkpoint) {
  const auto leaves = leaves_of(checkpoint, most_bytes);
  if (!leaves) return;
  const auto listing = list("file", checkpoint, *leaves, most_bytes);
  if (!listing) return;
  const auto line_ends = std::count(listing->text.begin(), listing->text.end(), '\n');
  const std::size_t lines = 1 + checkpoint.metadata.size() + leaves->size();
  if (static_cast<std::size_t>(line_ends) != lines) std::abort();
  const auto outline = outline_of(checkpoint, *listing, listing->text.size());
  const auto listed = std::count_if(outline.begin(), outline.end(),
                                    [](const OutlineEntry& entry) { return entry.is_leaf; });
  if (static_cast<std::size_t>(listed) != leaves->size()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const MemoryBytes source({reinterpret_cast<const char*>(data), size});
  const auto checkpoint = read_bytes_of_checkpoint(source, "file");
  if (!checkpoint) return 0;
  ElementReader reader(*checkpoint, {&source});
  for (std::size_t i = 0; i < std::min<std::size_t>(checkpoint->tensors.size(), 1000); ++i) {
    read_some(*checkpoint, checkpoint->tensors[i], reader);
  }
  list_all(*checkpoint);
  return 0;
}
