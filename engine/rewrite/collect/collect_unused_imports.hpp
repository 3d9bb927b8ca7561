// Imports of torch that are unused in the file, and re-exports for other files.
//
//     from torch.hub import load_state_dict_from_url  # noqa: F401
//
// is a re-export and is replaced by Paddle's function if there is one. An unused `import torch` is
// removed.
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_unused_imports(const PassInput& view, Findings& into);

}  // namespace paddle_ls::rewrite
