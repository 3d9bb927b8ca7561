// What a merge did, as lines for a person.
#pragma once

#include <string>

#include "project/merge/merge_trees.hpp"

namespace paddle_ls::cli {

// `into` is the folder that was merged into.
std::string merge_report(const merge::PendingMerge& merge, const std::filesystem::path& into);

}  // namespace paddle_ls::cli
