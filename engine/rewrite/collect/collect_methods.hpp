// Methods, attributes and operators of objects whose type is at least partly known:
//
//     y = x.sort()  # PyTorch returns values and indices, Paddle only values
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_methods(const PassInput& view, Findings& into);

}  // namespace paddle_ls::rewrite
