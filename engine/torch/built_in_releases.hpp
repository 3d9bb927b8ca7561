// The lines of api/releases.tsv without those at its head, built into the program.
#pragma once

#include <string_view>

namespace paddle_ls::torch {

extern const std::string_view built_in_releases;

}  // namespace paddle_ls::torch
