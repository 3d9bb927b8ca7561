#include "engine/templates/fill/line_map.hpp"

#include <algorithm>

namespace paddle_ls::templates {

namespace {

// How many of the ranges end at or before `offset`.
std::size_t ranges_before(const std::vector<text::ByteRange>& ranges, std::size_t offset) {
  const auto after = std::partition_point(
      ranges.begin(), ranges.end(), [&](text::ByteRange range) { return range.end <= offset; });
  return static_cast<std::size_t>(after - ranges.begin());
}

// The origin of a byte of which `before` produced ranges lie before. Where docstring spacing made
// the copy longer or shorter, the distance is cut to the template's own text between placeholders.
TextOrigin origin_behind(const CodeTemplate& source, const TemplateExpansion& expansion,
                         std::size_t before, std::size_t offset) {
  const auto& placeholders = source.placeholders();
  if (before < placeholders.size() && expansion.produced[before].contains(offset)) {
    return {placeholders[before].dollar(), before};
  }
  const std::size_t source_start = before == 0 ? 0 : placeholders[before - 1].range.end;
  const std::size_t output_start = before == 0 ? 0 : expansion.produced[before - 1].end;
  const std::size_t source_end =
      before == placeholders.size() ? source.text().size() : placeholders[before].range.start;
  return {std::min(source_start + (offset - output_start), source_end), std::nullopt};
}

}  // namespace

TextOrigin origin_of(const CodeTemplate& source, const TemplateExpansion& expansion,
                     std::size_t offset) {
  return origin_behind(source, expansion, ranges_before(expansion.produced, offset), offset);
}

std::vector<TextOrigin> line_origins(const CodeTemplate& source, const TemplateExpansion& expansion,
                                     const text::LineIndex& generated_lines) {
  std::vector<TextOrigin> origins;
  origins.reserve(generated_lines.line_count());
  std::size_t before = 0;  // ranges that end at or before the start of the line
  for (std::size_t line = 0; line < generated_lines.line_count(); ++line) {
    const std::size_t start = generated_lines.line_start(line);
    const std::size_t end = line + 1 < generated_lines.line_count()
                                ? generated_lines.line_start(line + 1)
                                : expansion.text.size();
    while (before < expansion.produced.size() && expansion.produced[before].end <= start) ++before;
    std::size_t first = before;
    while (first < expansion.produced.size() && expansion.produced[first].empty() &&
           expansion.produced[first].start < end) {
      ++first;
    }
    if (first < expansion.produced.size() && expansion.produced[first].start < end) {
      origins.push_back({source.placeholders()[first].dollar(), first});
    } else {
      origins.push_back(origin_behind(source, expansion, before, start));
    }
  }
  return origins;
}

std::size_t generated_offset(const CodeTemplate& source, const TemplateExpansion& expansion,
                             std::size_t offset) {
  const auto& placeholders = source.placeholders();
  const auto after =
      std::partition_point(placeholders.begin(), placeholders.end(),
                           [&](const Placeholder& p) { return p.range.end <= offset; });
  const auto before = static_cast<std::size_t>(after - placeholders.begin());
  if (after != placeholders.end() && after->range.contains(offset)) {
    return expansion.produced[before].start;
  }
  const std::size_t source_start = before == 0 ? 0 : placeholders[before - 1].range.end;
  const std::size_t output_start = before == 0 ? 0 : expansion.produced[before - 1].end;
  return std::min(output_start + (offset - source_start), expansion.text.size());
}

}  // namespace paddle_ls::templates
