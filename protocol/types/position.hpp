// Places in a document (LSP 3.18, "Position", "Range", "Location").
#pragma once

#include "protocol/shape.hpp"

namespace paddle_ls::protocol {

// Columns are counted in units of the encoding that was agreed on in `initialize`.
enum class PositionEncodingKind : std::uint8_t { utf8, utf16, utf32 };

constexpr auto enumerators(PositionEncodingKind) {
  return std::array{Enumerator{0, "utf-8"}, Enumerator{1, "utf-16"}, Enumerator{2, "utf-32"}};
}

struct Position {
  std::uint32_t line = 0;       // zero-based
  std::uint32_t character = 0;  // zero-based

  auto operator<=>(const Position&) const = default;
  static constexpr auto fields() {
    return std::array{field<&Position::line>("line"), field<&Position::character>("character")};
  }
};

// Half-open. What a client sends may be inverted.
struct Range {
  Position start;
  Position end;

  auto operator<=>(const Range&) const = default;
  static constexpr auto fields() {
    return std::array{field<&Range::start>("start"), field<&Range::end>("end")};
  }
};

struct Location {
  Uri uri;
  Range range;

  bool operator==(const Location&) const = default;
  static constexpr auto fields() {
    return std::array{field<&Location::uri>("uri"), field<&Location::range>("range")};
  }
};

}  // namespace paddle_ls::protocol
