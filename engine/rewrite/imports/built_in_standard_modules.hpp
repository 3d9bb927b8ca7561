// The unchanged text of api/standard_modules.tsv.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_standard_modules;

}  // namespace paddle_ls::rewrite
