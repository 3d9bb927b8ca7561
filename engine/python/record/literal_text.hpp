// Finds the parts of a text that consist of literals.
//
// Tables of data are displays of hundreds of lines, and a walk over their nodes would be most of
// the cost of editing one of them. Reading their text once shows whether they need a walk: if they
// contain names, operators, calls or strings with code.
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

  // For displays in source order, an outer one before those inside. They must parse. The text of
  // the outermost is read once.
  bool is_all_of(text::ByteRange display);

 private:
  void read(text::ByteRange range);
  std::size_t word(std::size_t at, std::size_t end);

  std::string_view source_;
  text::ByteRange read_{};
  std::vector<std::uint32_t> others_;  // offsets in `read_` of anything that is not a literal
};

}  // namespace paddle_ls::python
