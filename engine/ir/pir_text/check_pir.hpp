// Checks a PIR text: syntax, values, signatures, regions, unknown operations.
#pragma once

#include <vector>

#include "engine/ir/legacy/op_table.hpp"
#include "engine/ir/pir_text/parse.hpp"
#include "engine/ir/pir_text/values.hpp"

namespace paddle_ls::ir {

// Sorted by place. Operations of dialects other than pd_op are not looked up.
std::vector<PirProblem> check_pir(const PirDocument& document, const PirValues& values,
                                  const OpTable& table);

}  // namespace paddle_ls::ir
