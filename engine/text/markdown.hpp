// Foreign text as a part of a Markdown text of ours.
//
// A hover is Markdown, and an editor interprets it: it loads pictures, offers links
// that run commands, and shows HTML. Names, notes and values of a project are shown as they are
// written, and mean nothing.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::text {

// `text` on one line, with code spans of one backtick kept, and everything else as it is written.
std::string plain_in_markdown(std::string_view text);

// `text` as code on one line.
std::string code_span(std::string_view text);

// `text` as a block of code in `language`. Ends with a line end.
std::string code_block(std::string_view text, std::string_view language = {});

}  // namespace paddle_ls::text
