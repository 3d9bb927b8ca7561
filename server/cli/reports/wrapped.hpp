// Text in lines that fit a page.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace paddle_ls::cli {

// `text` with line breaks for spaces, all lines but the first indented by `indentation`. A word
// that is longer than a line stands alone.
std::string wrapped(std::string_view text, std::size_t indentation);

// A line "   label   text" and its end; the text begins at `width`, and so do its further lines.
std::string labelled(std::string_view label, std::string_view text, std::size_t width);

}  // namespace paddle_ls::cli
