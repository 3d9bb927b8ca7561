// Decisions about names in, edits of import statements out.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/rewrite/imports/decide_names.hpp"
#include "engine/rewrite/imports/import_paddle.hpp"
#include "engine/rewrite/result/block_losses.hpp"
#include "engine/rewrite/result/compose_edits.hpp"

namespace paddle_ls::rewrite {

// Adds the edits that make the import statements say what `names` decided, and those that import
// paddle for `needs` where nothing else does. Counts the statements that go in `losses`, which has
// those that go for other reasons. `lost` clauses go, whatever they import: see `lost_imports`.
void write_imports(std::string_view source, const FileFindings& file,
                   std::span<const NameDecision> names, std::span<const std::uint32_t> lost,
                   PaddleNeeds needs, BlockLosses& losses, std::vector<ChosenEdit>& edits);

}  // namespace paddle_ls::rewrite
