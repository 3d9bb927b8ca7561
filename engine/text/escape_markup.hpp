// Text inside XML and HTML.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::text {

// `text` as content of an element or of a quoted attribute. Control characters stay.
std::string markup_escaped(std::string_view text);

}  // namespace paddle_ls::text
