// Characters that look like others and break every comparison: Kangxi radicals and the no-break
// space.
#pragma once

#include <string_view>

namespace paddle_ls::mapping_docs {

// What a reader takes `character` for, in UTF-8; empty for a character that is what it seems to be.
std::string_view plain_form(char32_t character);

}  // namespace paddle_ls::mapping_docs
