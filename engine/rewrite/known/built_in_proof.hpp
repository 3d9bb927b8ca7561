// The texts of proof/*.tsv, built into the program.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_proof_2_6;
extern const std::string_view built_in_proof_3_0;
extern const std::string_view built_in_proof_3_1;
extern const std::string_view built_in_proof_3_2;
extern const std::string_view built_in_proof_3_3;

}  // namespace paddle_ls::rewrite
