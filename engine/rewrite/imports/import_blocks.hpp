// Lines of import statements at the top level with nothing between them.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/result/import_plan.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

// Whole lines, in order. Statements that share a line, or have to stay as
// they are, are in no block.
std::vector<text::ByteRange> import_blocks(std::string_view source, const ImportFacts& facts);

}  // namespace paddle_ls::rewrite
