// Text in lines that fit a page.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace paddle_ls::cli {

// `text` with line breaks for spaces, all lines but the first indented by `indentation`. A word
// that is longer than a line stands alone.
std::string wrapped(std::string_view text, std::size_t indentation);

}  // namespace paddle_ls::cli
