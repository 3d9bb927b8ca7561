// Imports of modules that Paddle's compatibility mode does not have. The names used from there are
// rewritten, and the statement is left over because it binds `torch` as well.
//
//     import torch.utils.data  # becomes `import torch`
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_unserved_imports(const PassInput& view, Findings& into);

}  // namespace paddle_ls::rewrite
