// Words as a shell parts them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::text {

// Blanks part words, but for those between quotes of either kind, which go.
std::vector<std::string> shell_words(std::string_view text);

}  // namespace paddle_ls::text
