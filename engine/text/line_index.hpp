// Line starts of a UTF-8 buffer, and positions in the three encodings of the protocol.
//
// The index holds byte offsets only; columns are counted on demand inside one line, because a line
// is short and a second table per encoding would have to be patched on every edit. Three line
// endings are known: LF, CR LF and a lone CR, also mixed in one file.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::text {

enum class Encoding { utf8, utf16, utf32 };

struct Position {  // zero-based
  std::uint32_t line = 0;
  std::uint32_t column = 0;  // in units of the session's encoding

  auto operator<=>(const Position&) const = default;
};

struct PositionRange {  // half-open
  Position start;
  Position end;

  bool operator==(const PositionRange&) const = default;
};

class LineIndex {
 public:
  explicit LineIndex(std::string_view text);

  // At least 1: an empty text has one empty line, and a text that ends with a line ending has an
  // empty last line.
  std::size_t line_count() const { return starts_.size(); }

  // Byte offset of the first byte of `line`, which must exist.
  std::size_t line_start(std::size_t line) const { return starts_[line]; }

  // The bytes of `line` without its line ending.
  ByteRange line_content(std::string_view text, std::size_t line) const;

  // The zero-based line that holds `offset`.
  std::size_t line_of(std::size_t offset) const;

  // Byte offset of `at`. A column past the end of the line is the end of the line (LSP 3.18,
  // "Position"); a column inside a character is its start. A line past the end is nothing.
  std::optional<std::size_t> offset(std::string_view text, Position at, Encoding unit) const;

  // The byte range of `range`, or nothing when a line is past the end or the end lies before the
  // start.
  std::optional<ByteRange> byte_range(std::string_view text, PositionRange range,
                                      Encoding unit) const;

  // The position of `offset`; past the end of the text it is the end of the text.
  Position position(std::string_view text, std::size_t offset, Encoding unit) const;
  PositionRange position_range(std::string_view text, ByteRange range, Encoding unit) const;

  // Brings the index up to date after bytes `replaced` of the old text became `inserted` bytes;
  // `text` is the new text.
  void replace(std::string_view text, ByteRange replaced, std::size_t inserted);

  std::size_t memory_bytes() const { return starts_.capacity() * sizeof(starts_.front()); }

  bool operator==(const LineIndex&) const = default;

 private:
  std::vector<std::uint32_t> starts_;
};

// Positions of ascending offsets. Counting goes on where the previous call stopped, so that
// thousands of findings on one very long line stay linear. The text and the index must outlive it.
class PositionCursor {
 public:
  PositionCursor(std::string_view text, const LineIndex& lines, Encoding unit)
      : text_(text), lines_(lines), unit_(unit) {}

  Position position(std::size_t offset);
  PositionRange range(ByteRange bytes) { return {position(bytes.start), position(bytes.end)}; }

 private:
  std::string_view text_;
  const LineIndex& lines_;
  Encoding unit_;
  std::size_t line_ = 0;
  std::size_t counted_ = 0;  // bytes of the text up to which `column_` counts
  std::uint32_t column_ = 0;
};

}  // namespace paddle_ls::text
