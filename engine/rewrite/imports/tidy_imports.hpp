// Blocks of imports stay as tidy as they were: sorted where they were sorted, each module once
// where a line was added, no gap where a block was deleted.
#pragma once

#include <string_view>
#include <vector>

#include "engine/rewrite/result/compose_edits.hpp"
#include "engine/rewrite/result/import_plan.hpp"

namespace paddle_ls::rewrite {

// Replaces those of `edits` that are in a block which they leave untidy. Blocks without edits are
// not examined.
void tidy_imports(std::string_view source, const ImportFacts& facts,
                  std::vector<ChosenEdit>& edits);

}  // namespace paddle_ls::rewrite
