// Imports of other packages that only deleted code used: `import numpy as np`, where `np` occurred
// in removed code alone.
//
// By the text: a word in a string or comment that stays counts as a use, so that a loss is certain.
// Imports that were unused before the edits are not considered.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/import_plan.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

// Places in ImportFacts::clauses, ascending. `edits` are normalized.
std::vector<std::uint32_t> lost_imports(std::string_view source, const ImportFacts& facts,
                                        const text::Edits& edits);

}  // namespace paddle_ls::rewrite
