// Methods, attributes and operators of objects, as far as something is known of the object:
//
//     y = x.sort()  # PyTorch gives values and places, Paddle values alone
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_methods(const FileView& view, Findings& into);

}  // namespace paddle_ls::rewrite
