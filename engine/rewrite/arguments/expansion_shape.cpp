#include "engine/rewrite/arguments/expansion_shape.hpp"

#include <algorithm>
#include <charconv>

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view prefix = "part_";

}  // namespace

// An expansion as text that Python reads: a name stands for each part of the source.
std::string shape_of(const Expansion& expansion) {
  std::string shape;
  std::size_t count = 0;
  for (const Segment& segment : expansion.segments) {
    if (segment.literal.empty()) {
      shape += std::string(prefix) + std::to_string(count++) + "_";
    } else {
      shape += segment.literal;
    }
  }
  return shape;
}

std::vector<text::ByteRange> parts_of(const Expansion& expansion) {
  std::vector<text::ByteRange> parts;
  for (const Segment& segment : expansion.segments) {
    if (segment.literal.empty()) parts.push_back(segment.source);
  }
  return parts;
}

// The number of the part whose name `text` begins with, and the length of the name.
std::optional<std::pair<std::size_t, std::size_t>> part_at(std::string_view text) {
  if (!text.starts_with(prefix)) return std::nullopt;
  std::size_t number = 0;
  const char* first = text.data() + prefix.size();
  const auto [end, problem] = std::from_chars(first, text.data() + text.size(), number);
  if (problem != std::errc() || end == text.data() + text.size() || *end != '_') {
    return std::nullopt;
  }
  return std::pair(number, static_cast<std::size_t>(end + 1 - text.data()));
}

// `shape` as segments again.
std::vector<Segment> segments_of(std::string_view shape,
                                 const std::vector<text::ByteRange>& parts) {
  Expansion result;
  while (!shape.empty()) {
    const std::size_t at = std::min(shape.find(prefix), shape.size());
    result.literal(shape.substr(0, at));
    shape.remove_prefix(at);
    const auto part = part_at(shape);
    if (part && part->first < parts.size()) {
      result.segments.push_back({{}, parts[part->first]});
      shape.remove_prefix(part->second);
    } else {
      result.literal(shape.substr(0, std::min(prefix.size(), shape.size())));
      shape.remove_prefix(std::min(prefix.size(), shape.size()));
    }
  }
  return std::move(result.segments);
}

}  // namespace paddle_ls::rewrite
