// Where a gradient is kept while `p.grad` is reset, or is changed in place.
//
// In PyTorch `p.grad` is a tensor that stays as it is when `p.grad` is assigned or `zero_grad`
// drops it; in Paddle it shares the memory of the gradient, which is overwritten or cleared. And a
// gradient of Paddle takes part in gradients, so that it cannot be changed in place where these are
// recorded.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// `context_changed`; `context_kept`, and `context_may_lack` where there may be none; 0 where
// neither holds. `gradient` is `p.grad`, in a function or at the top level.
std::uint32_t uses_of_gradient(syntax::Node gradient, std::string_view source);

}  // namespace paddle_ls::rewrite
