// Calls of a converted statement that do more than the original does.
#pragma once

#include <utility>
#include <vector>

#include "project/align/program_pairs.hpp"

namespace paddle_ls::project {

// In the order of the text.
std::vector<std::pair<alignment::NamedCall, AddedWork>> added_calls(
    const alignment::PairedValue& value);

}  // namespace paddle_ls::project
