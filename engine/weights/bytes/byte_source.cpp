#include "engine/weights/bytes/byte_source.hpp"

#include <algorithm>

namespace paddle_ls::weights {

Result<void> MemoryBytes::read_at(std::uint64_t offset, std::span<char> into) const {
  if (!is_inside({offset, into.size()}, bytes_.size())) {
    return error("the file ends too early", byte_place(bytes_.size()));
  }
  std::ranges::copy(bytes_.substr(offset, into.size()), into.begin());
  return {};
}

std::string byte_place(std::uint64_t offset) {
  return "byte " + std::to_string(offset);
}

Result<std::string> read_string(const ByteSource& source, SourceBytes place, std::uint64_t limit) {
  if (place.length > limit) {
    return error("a part of " + std::to_string(place.length) + " bytes is longer than " +
                     std::to_string(limit),
                 byte_place(place.offset));
  }
  if (!is_inside(place, source.size())) {
    return error("the file ends too early", byte_place(source.size()));
  }
  std::string bytes(place.length, '\0');
  if (auto done = source.read_at(place.offset, bytes); !done) {
    return tl::unexpected(std::move(done.error()));
  }
  return bytes;
}

}  // namespace paddle_ls::weights
