// Class names in strings, which no longer match once the class is converted:
//
//     type(m).__name__ == "Conv2d"  # becomes "Conv2D"
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_class_names(const PassInput& view, Findings& into);

}  // namespace paddle_ls::rewrite
