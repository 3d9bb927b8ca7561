// Attributes of a legacy operator that its PIR operation does not keep.
#pragma once

#include "engine/ir/legacy/op_table.hpp"
#include "engine/ir/legacy/program_desc.hpp"

namespace paddle_ls::ir {

// Of an operator that is translated by `rule` alone. What every operator carries for the executor
// and for debugging does not count.
bool is_dropped(const LegacyAttribute& attribute, const OpRule& rule);

}  // namespace paddle_ls::ir
