// Whether a file can have anything of torch in it. What a method is called on is hardly ever known,
// and libraries have methods that are called as those of tensors are: without an import that can
// bring torch, guessing is wrong more often than it is right.
#pragma once

#include "engine/rewrite/collect/file_view.hpp"

namespace paddle_ls::rewrite {

// False for a file that nothing can bring torch into: whatever it calls is not torch's, or is
// handed to it by files that say what it is.
bool may_have_torch(const FileView& view);

}  // namespace paddle_ls::rewrite
