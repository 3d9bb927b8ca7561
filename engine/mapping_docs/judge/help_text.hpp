// help.md as it was compiled in.
#pragma once

#include <string_view>

namespace paddle_ls::mapping_docs {

extern const std::string_view help_text;

}  // namespace paddle_ls::mapping_docs
