// From decisions about names to edits of import statements.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/rewrite/imports/decide_names.hpp"
#include "engine/rewrite/imports/import_paddle.hpp"
#include "engine/rewrite/result/block_losses.hpp"
#include "engine/rewrite/result/compose_edits.hpp"

namespace paddle_ls::rewrite {

struct ImportChanges {
  std::span<const NameDecision> names;  // one per group
  std::span<const std::uint32_t> lost;  // clauses to delete for other reasons, see `lost_imports`
  PaddleNeeds needs;
};

// Adds the edits that make the import statements say what was decided of their names, and those
// that import paddle for its needs where nothing else does. Counts the statements that go in
// `losses`, which has those that go for other reasons.
void write_imports(std::string_view source, const ImportFacts& facts, ImportChanges changes,
                   BlockLosses& losses, std::vector<ChosenEdit>& edits);

}  // namespace paddle_ls::rewrite
