// Which parts of a text are literals and nothing else.
//
// Tables of data are written as displays of hundreds of lines, and a walk over their nodes is most
// of what a key in one of them costs. Whether something in them needs a walk is seen by reading
// their text once: names, operators, calls and strings that hold code do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::python {

class LiteralText {
 public:
  explicit LiteralText(std::string_view source) : source_(source) {}

  // For displays in the order of the text, an outer one before those inside. They must parse.
  // Everything inside of the outermost is read once.
  bool is_all_of(text::ByteRange display);

 private:
  void read(text::ByteRange range);
  std::size_t word(std::size_t at, std::size_t end);

  std::string_view source_;
  text::ByteRange read_{};
  std::vector<std::uint32_t> others_;  // offsets in `read_` of what is no literal
};

}  // namespace paddle_ls::python
