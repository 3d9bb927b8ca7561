// The texts of proof/2.6.2.tsv, 3.0.0.tsv and 3.3.1.tsv, built into the program.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_proof_2_6;
extern const std::string_view built_in_proof_3_0;
extern const std::string_view built_in_proof_3_3;

}  // namespace paddle_ls::rewrite
