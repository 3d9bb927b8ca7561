// Dotted names of torch, the most of a file's uses:
//
//     y = torch.abs(x)  # becomes `y = paddle.abs(x)`
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_names(const PassInput& view, Findings& into);

}  // namespace paddle_ls::rewrite
