// Any bytes as a file of weights: read, every leaf visited, some elements of every tensor read.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "engine/weights/model/walk.hpp"
#include "engine/weights/read/read_checkpoint.hpp"
#include "engine/weights/values/element_reader.hpp"

using namespace paddle_ls::weights;

namespace {

constexpr std::uint64_t read_at_once = 100;

// A tensor that was checked can be read, but for text that does not stand for bytes.
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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const MemoryBytes source({reinterpret_cast<const char*>(data), size});
  const auto checkpoint = read_bytes_of_checkpoint(source, "file");
  if (!checkpoint) return 0;
  ElementReader reader(*checkpoint, {&source});
  for (std::size_t i = 0; i < std::min<std::size_t>(checkpoint->tensors.size(), 1000); ++i) {
    read_some(*checkpoint, checkpoint->tensors[i], reader);
  }
  std::size_t leaves = 0;
  static_cast<void>(walk_leaves(*checkpoint, [&](std::string_view, const Value&) { ++leaves; }));
  return 0;
}
