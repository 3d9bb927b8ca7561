// Where a gradient is kept while what collects it is reset.
//
// PyTorch gives a tensor that stays as it is when `p.grad` gets another one or `zero_grad` drops it;
// Paddle gives the place itself, which is written over or emptied.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// `context_kept`, and `context_may_lack` where there may be none; 0 where nothing resets it before
// it is used for the last time. `gradient` is `p.grad`, in a function or at the top level.
std::uint32_t kept_gradient(syntax::Node gradient, std::string_view source);

}  // namespace paddle_ls::rewrite
