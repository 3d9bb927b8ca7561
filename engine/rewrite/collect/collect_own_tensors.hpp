// Classes that implement `__torch_function__`, and calls that receive their objects.
//
// Paddle's functions do not dispatch to their arguments and reject values that are not tensors:
//
//     def __torch_function__(cls, func, types, args=(), kwargs=None):  # is reported and not
//     changed
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_own_tensors(const PassInput& view, Findings& into);

// Marks a call that would have dispatched to one of these objects as needing review, even if
// nothing has to be rewritten.
void look_for_own_tensor(const PassInput& view, syntax::Node call, UsePlan& plan);

}  // namespace paddle_ls::rewrite
