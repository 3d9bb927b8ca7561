// Imports that fail with Paddle's proxy, which has no such module: what the file took from there
// has been rewritten, and the statement is left because it binds `torch` as well.
//
//     import torch.utils.data  # becomes `import torch`
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_unserved_imports(const FileView& view, Findings& into);

}  // namespace paddle_ls::rewrite
