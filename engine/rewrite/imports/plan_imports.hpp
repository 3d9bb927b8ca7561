// From the choice of fixes to edits of names and import statements.
//
// A name bound by an import can be converted in two ways. When all that refers to it is converted,
// the import itself moves to Paddle (`import torch.nn as nn` becomes `import paddle.nn as nn`) and
// the uses keep their spelling. Otherwise each converted use is written out (`paddle.nn.Linear`)
// and the import stays for the rest.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/rewrite/imports/decide_names.hpp"
#include "engine/rewrite/result/block_losses.hpp"
#include "engine/rewrite/result/chosen_fixes.hpp"
#include "engine/rewrite/result/compose_edits.hpp"

namespace paddle_ls::rewrite {

struct PlannedImports {
  std::vector<std::string_view> modules;  // besides paddle, that names were spelled out of
  std::vector<NameDecision> names;        // one per group
};

// Adds the name edits of `fixes` and the edits of import statements to `edits`,
// the clauses at `lost` (see `lost_imports`), and the import statements that go to `losses`, which
// has all others already.
PlannedImports plan_imports(const ChosenFixes& fixes, std::span<const std::uint32_t> lost,
                            BlockLosses& losses, std::vector<ChosenEdit>& edits);

}  // namespace paddle_ls::rewrite
