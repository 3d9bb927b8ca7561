// The letters inside the quotes of a JSON string, in both directions.
#pragma once

#include <string>
#include <string_view>

#include "engine/text/byte_range.hpp"
#include "project/contents/python_text.hpp"

namespace paddle_ls::contents {

// Adds the text that the string literal at `literal` (with its quotes) of `file` means. The literal
// must be one that a JSON parser took.
void add_json_string(std::string_view file, text::ByteRange literal, PythonText& to);

// `text` (UTF-8) escaped for a string literal.
std::string json_escaped(std::string_view text, Spelling spelling);

}  // namespace paddle_ls::contents
