// Classes that answer torch's functions themselves, and what is done with their objects.
//
// Paddle's functions do not ask an object what they mean for it, and refuse what is no tensor:
//
//     def __torch_function__(cls, func, types, args=(), kwargs=None):  # is said, and stays
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

void collect_own_tensors(const FileView& view, Findings& into);

// A call that would have asked one of its objects what it means needs review, also where nothing
// is to be rewritten.
void look_for_own_tensor(const FileView& view, syntax::Node call, UsePlan& plan);

}  // namespace paddle_ls::rewrite
