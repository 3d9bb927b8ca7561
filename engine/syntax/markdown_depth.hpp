// A bound on how deep containers of Markdown are nested.
//
// The grammar's scanner saves its open containers in 1,024 bytes and writes past them where there
// are more than 254.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls::syntax {

// `text` with every mark of a quote or list item that stands so far right that it could be too deep
// replaced by a letter; nothing if there is no such mark.
std::optional<std::string> with_depth_bounded(std::string_view text);

}  // namespace paddle_ls::syntax
