#include "engine/text/lone_escapes.hpp"

#include <charconv>

namespace paddle_ls::text {
namespace {

// The UTF-16 unit of the escape at the start of `text`, or 0.
std::uint16_t escaped_unit(std::string_view text) {
  if (text.size() < escape_bytes || !text.starts_with("\\u")) return 0;
  std::uint16_t unit = 0;
  const char* end = text.data() + escape_bytes;
  return std::from_chars(text.data() + 2, end, unit, 16).ptr == end ? unit : 0;
}

}  // namespace

std::vector<LoneHalf> lone_escapes(std::string_view json) {
  std::vector<LoneHalf> found;
  for (std::size_t at = json.find('\\'); at < json.size(); at = json.find('\\', at)) {
    const std::uint16_t unit = escaped_unit(json.substr(at));
    const bool is_high = is_high_half(unit);
    if (!is_high && !is_low_half(unit)) {
      at += 2;
    } else if (is_high && is_low_half(escaped_unit(json.substr(at + escape_bytes)))) {
      at += 2 * escape_bytes;
    } else {
      found.push_back({at, unit});
      at += escape_bytes;
    }
  }
  return found;
}

}  // namespace paddle_ls::text
