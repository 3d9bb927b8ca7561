// Markdown as the text that a terminal can show, for clients that take no Markdown.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::server {

// Emphasis and links keep their words, tables become lines with columns apart, code keeps its
// layout.
std::string plain_text(std::string_view markdown);

}  // namespace paddle_ls::server
