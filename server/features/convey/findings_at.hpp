// The findings of an analysis at a place.
#pragma once

#include <vector>

#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

// Indexes of the findings that touch `range` of the analysed text, outer before inner.
std::vector<std::size_t> findings_at(const Analysis& analysis, text::ByteRange range);

}  // namespace paddle_ls::server
