#include "engine/weights/bytes/latin1.hpp"

#include <algorithm>

#include "engine/weights/bytes/cursor.hpp"

namespace paddle_ls::weights {

std::optional<std::string> bytes_of_latin1(std::string_view utf8) {
  std::string bytes;
  bytes.reserve(utf8.size());
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto lead = static_cast<unsigned char>(utf8[i]);
    if (lead < 0x80) {
      bytes += utf8[i];
      continue;
    }
    if ((lead != 0xC2 && lead != 0xC3) || ++i == utf8.size()) return {};
    const auto tail = static_cast<unsigned char>(utf8[i]);
    if ((tail & 0xC0U) != 0x80) return {};
    bytes += static_cast<char>((lead & 0x03U) << 6U | (tail & 0x3FU));
  }
  return bytes;
}

Result<std::uint64_t> count_latin1(const ByteSource& source, SourceBytes place) {
  Cursor cursor(source, place);
  std::uint64_t tails = 0;
  while (cursor.left() > 0) {
    const auto size = std::min<std::uint64_t>(cursor.left(), cursor_buffer_bytes);
    const auto part = cursor.bytes(static_cast<std::size_t>(size));
    if (!part) return tl::unexpected(*cursor.failure());
    tails += static_cast<std::uint64_t>(std::ranges::count_if(
        *part, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80; }));
  }
  return place.length - tails;
}

}  // namespace paddle_ls::weights
