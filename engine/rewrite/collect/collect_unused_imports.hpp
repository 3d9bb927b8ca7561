// Imports of torch that nothing in the file refers to, and those that are there for other files.
//
//     from torch.hub import load_state_dict_from_url  # noqa: F401
//
// is for others, and gets Paddle's function where there is one of its kind; else `import torch`
// that nothing uses goes.
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_unused_imports(const FileView& view, Findings& into);

}  // namespace paddle_ls::rewrite
