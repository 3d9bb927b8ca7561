// The text of api/package_kinds.tsv: what packages that need PyTorch make, sorted by name.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_package_kinds;

}  // namespace paddle_ls::rewrite
