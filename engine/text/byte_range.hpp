// Half-open ranges of byte offsets: the only coordinates of the engine.
#pragma once

#include <compare>
#include <cstddef>
#include <string_view>

namespace paddle_ls::text {

struct ByteRange {
  std::size_t start = 0;
  std::size_t end = 0;

  std::size_t size() const { return end - start; }
  bool empty() const { return start == end; }
  bool contains(std::size_t offset) const { return start <= offset && offset < end; }
  bool contains(ByteRange other) const { return start <= other.start && other.end <= end; }
  // True when the two share a byte, or when one is an empty range strictly inside the other.
  bool overlaps(ByteRange other) const { return start < other.end && other.start < end; }
  // True also for ranges that only meet end to start, as a cursor right after a word does.
  bool touches(ByteRange other) const { return start <= other.end && other.start <= end; }

  auto operator<=>(const ByteRange&) const = default;
};

inline std::string_view slice(std::string_view text, ByteRange range) {
  return text.substr(range.start, range.size());
}

}  // namespace paddle_ls::text
