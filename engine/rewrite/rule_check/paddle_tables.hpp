// The texts of api/paddle_names.tsv and api/paddle_members.tsv, built into the program.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

extern const std::string_view built_in_paddle_names;
extern const std::string_view built_in_paddle_members;

}  // namespace paddle_ls::rewrite
