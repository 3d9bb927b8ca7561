#include "server/model/source.hpp"

#include <algorithm>

namespace paddle_ls::server {

const Segment* segment_of(const Source& source, text::ByteRange range) {
  auto after = std::upper_bound(
      source.segments.begin(), source.segments.end(), range.start,
      [](std::size_t offset, const Segment& segment) { return offset < segment.range.start; });
  if (after == source.segments.begin()) return nullptr;
  const Segment& segment = *std::prev(after);
  return segment.range.contains(range) ? &segment : nullptr;
}

const Segment* segment_of(const Source& source, const std::string& document_key) {
  const auto found =
      std::find_if(source.segments.begin(), source.segments.end(),
                   [&](const Segment& segment) { return segment.document_key == document_key; });
  return found == source.segments.end() ? nullptr : &*found;
}

}  // namespace paddle_ls::server
