// The characters that a plain string literal stands for.
#pragma once

#include <string_view>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::python {

// Where the characters of the literal at `literal` stand, so that they can be read and replaced in
// place. Empty for one with escapes or of bytes, and for an empty one.
text::ByteRange literal_content(std::string_view source, text::ByteRange literal);

}  // namespace paddle_ls::python
