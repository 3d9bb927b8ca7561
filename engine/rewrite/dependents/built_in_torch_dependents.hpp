// The text of api/torch_dependents.tsv: packages that need PyTorch, sorted by module.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_torch_dependents;

}  // namespace paddle_ls::rewrite
