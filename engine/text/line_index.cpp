#include "engine/text/line_index.hpp"

#include <algorithm>
#include <cstring>

#include "engine/text/utf8.hpp"

namespace paddle_ls::text {
namespace {

// Appends the starts of all lines that begin in (from, to], where `from` is itself a line start.
void scan(std::string_view text, std::size_t from, std::size_t to,
          std::vector<std::uint32_t>& starts) {
  for (std::size_t i = from; i < to; ++i) {
    const char byte = text[i];
    if (byte != '\n' && byte != '\r') continue;
    if (byte == '\r' && i + 1 < text.size() && text[i + 1] == '\n') ++i;
    if (i + 1 <= to) starts.push_back(static_cast<std::uint32_t>(i + 1));
  }
}

bool is_ascii(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char byte) { return (static_cast<unsigned char>(byte) & 0x80U) != 0; });
}

std::size_t units(std::size_t character_bytes, Encoding unit) {
  switch (unit) {
    case Encoding::utf8: return character_bytes;
    case Encoding::utf16: return utf16_units(character_bytes);
    case Encoding::utf32: return 1;
  }
  return 1;
}

std::uint32_t count_units(std::string_view text, Encoding unit) {
  if (unit == Encoding::utf8 || is_ascii(text)) return static_cast<std::uint32_t>(text.size());
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t bytes = character_size(text.substr(i));
    count += units(bytes, unit);
    i += bytes;
  }
  return static_cast<std::uint32_t>(count);
}

// The byte in `line` at which `column` units have been passed, or the end of the line.
std::size_t byte_of_column(std::string_view line, std::size_t column, Encoding unit) {
  std::size_t passed = 0;
  for (std::size_t i = 0; i < line.size();) {
    const std::size_t bytes = character_size(line.substr(i));
    passed += units(bytes, unit);
    if (passed > column) return i;
    i += bytes;
  }
  return line.size();
}

}  // namespace

LineIndex::LineIndex(std::string_view text) {
  starts_.push_back(0);
  scan(text, 0, text.size(), starts_);
}

ByteRange LineIndex::line_content(std::string_view text, std::size_t line) const {
  const std::size_t start = starts_[line];
  std::size_t end = line + 1 < starts_.size() ? starts_[line + 1] : text.size();
  if (line + 1 < starts_.size()) {
    --end;
    if (end > start && text[end] == '\n' && text[end - 1] == '\r') --end;
  }
  return {start, end};
}

std::size_t LineIndex::line_of(std::size_t offset) const {
  return static_cast<std::size_t>(std::upper_bound(starts_.begin(), starts_.end(), offset) -
                                  starts_.begin()) -
         1;
}

std::optional<std::size_t> LineIndex::offset(std::string_view text, Position at,
                                             Encoding unit) const {
  if (at.line >= line_count()) return std::nullopt;
  const ByteRange line = line_content(text, at.line);
  return line.start + byte_of_column(slice(text, line), at.column, unit);
}

std::optional<ByteRange> LineIndex::byte_range(std::string_view text, PositionRange range,
                                               Encoding unit) const {
  const auto start = offset(text, range.start, unit);
  const auto end = offset(text, range.end, unit);
  if (!start || !end || range.end < range.start) return std::nullopt;
  return ByteRange{*start, *end};
}

Position LineIndex::position(std::string_view text, std::size_t offset, Encoding unit) const {
  return PositionCursor(text, *this, unit).position(offset);
}

PositionRange LineIndex::position_range(std::string_view text, ByteRange range,
                                        Encoding unit) const {
  return PositionCursor(text, *this, unit).range(range);
}

void LineIndex::replace(std::string_view text, ByteRange replaced, std::size_t inserted) {
  // The line before an edit counts too: a CR at its end may just have met its LF. The line start
  // after the edit stays one, because the line ending before it lies outside the edit.
  const std::size_t first = line_of(replaced.start == 0 ? 0 : replaced.start - 1);
  const std::size_t last = line_of(replaced.end);
  const std::size_t rescan_end =
      last + 1 < starts_.size() ? starts_[last + 1] - replaced.size() + inserted : text.size();

  std::vector<std::uint32_t> fresh;
  scan(text, starts_[first], rescan_end, fresh);

  const auto shift = static_cast<std::uint32_t>(inserted) -
                     static_cast<std::uint32_t>(replaced.size());  // wraps on purpose
  for (std::size_t line = last + 2; line < starts_.size(); ++line) starts_[line] += shift;
  const auto begin = starts_.begin() + static_cast<std::ptrdiff_t>(first) + 1;
  const auto end =
      starts_.begin() + static_cast<std::ptrdiff_t>(std::min(last + 2, starts_.size()));
  const auto at = starts_.erase(begin, end);
  starts_.insert(at, fresh.begin(), fresh.end());
}

Position PositionCursor::position(std::size_t offset) {
  offset = std::min(offset, text_.size());
  const std::size_t line = lines_.line_of(offset);
  if (line != line_ || offset < counted_) {
    line_ = line;
    counted_ = lines_.line_start(line);
    column_ = 0;
  }
  column_ += count_units(text_.substr(counted_, offset - counted_), unit_);
  counted_ = offset;
  return {static_cast<std::uint32_t>(line_), column_};
}

}  // namespace paddle_ls::text
