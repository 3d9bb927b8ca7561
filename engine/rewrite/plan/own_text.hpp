// Uses inside the text that their own rule writes.
//
// A rule may say the use itself again: `x.grad_fn` becomes `None if x.is_leaf else x.grad_fn`, and
// `str(x.dtype)` becomes `str(x.dtype).replace('paddle.', 'torch.')`.
// Converting a converted file must not find it again.
#pragma once

#include <string_view>

#include "engine/rewrite/plan/use_plan.hpp"

namespace paddle_ls::rewrite {

// True where the text around a method, an attribute or a call of a builtin is what `alternative` of
// its rule writes for one, and says more than the use and the names of its keywords.
bool stands_in_own_text(std::string_view source, const UseToPlan& use,
                        const Alternative& alternative, syntax::Node statement);

}  // namespace paddle_ls::rewrite
