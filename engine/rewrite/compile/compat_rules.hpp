// Rules for a Paddle that serves `import torch` itself (`paddle.enable_compat`).
//
// Its compatibility layer is another spelling of the same Paddle. A name that was seen to behave
// there as under PyTorch needs no edit. For every other name the rules of the release hold, whose
// `paddle.` spelling is right with and without the mode.
#pragma once

#include <string_view>

#include "engine/rewrite/rows/rule_table_builder.hpp"

namespace paddle_ls::rewrite {

// Adds a rule of the profile `3.3-compat` for each name of `names` (api/compat_names.tsv).
void add_compat_rules(std::string_view names, RuleTableBuilder& into);

}  // namespace paddle_ls::rewrite
