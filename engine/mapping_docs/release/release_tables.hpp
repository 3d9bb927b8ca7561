// The texts of torch_signatures.tsv and paddle_signatures.tsv, built into the program.
#pragma once

#include <string_view>

namespace paddle_ls::mapping_docs {

extern const std::string_view built_in_torch_signatures;
extern const std::string_view built_in_paddle_signatures;

}  // namespace paddle_ls::mapping_docs
