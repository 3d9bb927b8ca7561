// The text of proof/3.3.1.tsv, built into the program.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_proof_3_3;

}  // namespace paddle_ls::rewrite
