// Methods, attributes and operators of objects, as far as something is known of the object:
//
//     y = x.view(-1)  # becomes `y = x.reshape((-1,))` where `x` is a tensor
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_methods(const FileView& view, Findings& into);

}  // namespace paddle_ls::rewrite
