// Requirements on PyTorch packages as findings, with the edits that ask for Paddle instead.
#pragma once

#include <string_view>

#include "engine/packages/requirement.hpp"
#include "engine/rewrite/analyze.hpp"

namespace paddle_ls::packages {

// Every fix needs confirmation: a pin was chosen and tested with PyTorch.
rewrite::FileFindings analyze_packages(std::string_view file, Format format,
                                       const rewrite::Options& options);

// Puts them beside the other findings of `file`, which is a program as well: a `setup.py`.
void add_packages(std::string_view file, Format format, const rewrite::Options& options,
                  rewrite::FileFindings& to);

}  // namespace paddle_ls::packages
