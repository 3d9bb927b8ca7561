// Text with the characters that its writer meant.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::mapping_docs {

// `text` with Kangxi radicals and no-break spaces replaced by the characters they look like.
std::string without_confusables(std::string_view text);

}  // namespace paddle_ls::mapping_docs
