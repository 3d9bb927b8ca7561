// Whether a file can use torch at all. The type of a receiver is rarely known, and other libraries
// have methods with the same names as those of tensors: without an import that can bring in torch,
// guessing is wrong more often than right.
#pragma once

#include "engine/rewrite/collect/pass_input.hpp"

namespace paddle_ls::rewrite {

// False for a file that cannot get at torch: the methods that it calls are not torch's, or its
// objects come from files that say what they are.
bool may_have_torch(const PassInput& view);

}  // namespace paddle_ls::rewrite
