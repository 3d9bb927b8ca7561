// Wraps text into lines of limited width.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace paddle_ls::cli {

// `text` with line breaks in place of spaces, all lines but the first indented by `indentation`. A
// word that is longer than a line gets a line to itself.
std::string wrapped(std::string_view text, std::size_t indentation);

// A line "   label   text" and its end; the text begins at `width`, and so do its further lines.
std::string labelled(std::string_view label, std::string_view text, std::size_t width);

}  // namespace paddle_ls::cli
