// Rules for a Paddle that serves `import torch` itself (`paddle.enable_compat`).
//
// Its compatibility layer is another spelling of the same Paddle. A name that was seen to behave
// there as under PyTorch needs no edit. Of every other name the rules of the release hold, whose
// `paddle.` spelling is right with and without the mode. Where such a rule would write another name
// of the very object that the mode serves, and the arguments are taken as they stand, the use is
// left alone.
#pragma once

#include <string_view>

#include "engine/rewrite/rows/rule_table_builder.hpp"

namespace paddle_ls::rewrite {

// Adds a rule of the profile `3.3-compat` for each name of `names` (api/compat_names.tsv). The
// rules of the release have to be there.
void add_compat_rules(std::string_view names, RuleTableBuilder& into);

}  // namespace paddle_ls::rewrite
