#include "server/model/source.hpp"

#include <algorithm>

namespace paddle_ls::server {

std::shared_ptr<const Segment> closed_file(std::string document_key, std::string uri,
                                           std::string text) {
  auto shared = std::make_shared<const std::string>(std::move(text));
  auto lines = std::make_shared<const text::LineIndex>(*shared);
  const std::size_t size = shared->size();
  return std::make_shared<const Segment>(Segment{std::move(document_key),
                                                 std::move(uri),
                                                 std::nullopt,
                                                 {0, size},
                                                 std::move(shared),
                                                 std::move(lines)});
}

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

std::vector<text::ByteRange> cells_of(const Source& source) {
  std::vector<text::ByteRange> cells;
  const bool is_document =
      source.segments.size() == 1 && source.segments.front().document_key == source.key;
  if (is_document) return cells;
  for (const Segment& segment : source.segments) cells.push_back(segment.range);
  return cells;
}

}  // namespace paddle_ls::server
