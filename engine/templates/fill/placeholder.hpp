// Where a template has its placeholders.
//
// The grammar of torchgen since 2017 is the regular expression
//   (^[^\n\S]*)?\$([^\d\W]\w*|\{,?[^\d\W]\w*\,?})       (multi-line, Unicode)
// and has no escape: what does not match stays as it is. It is scanned by hand from `$` to `$`,
// looking back for the indent, so that the time is linear in the template whatever it holds.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::templates {

enum class Placement : std::uint8_t {
  block,        // only spaces stand before the `$` on its line
  inside_line,  // anything else does
};

struct Placeholder {
  text::ByteRange range;   // what the value replaces: with the indent of a block
  text::ByteRange indent;  // the spaces before the `$` of a block; else empty
  text::ByteRange key;     // the name alone
  Placement placement = Placement::inside_line;
  bool braced = false;
  bool comma_before = false;  // `${,key}`
  bool comma_after = false;   // `${key,}`

  std::size_t dollar() const { return indent.end; }
  // From the `$` to the end.
  text::ByteRange written() const { return {dollar(), range.end}; }
};

// The first `$` from `offset` on, npos when there is none. A text may hold dollars only, and asking
// the next byte is cheaper than a search that is set up for each of them.
inline std::size_t next_dollar(std::string_view text, std::size_t offset) {
  return offset < text.size() && text[offset] == '$' ? offset : text.find('$', offset);
}

// In the order of the text; the ranges are disjoint.
std::vector<Placeholder> find_placeholders(std::string_view text);

}  // namespace paddle_ls::templates
