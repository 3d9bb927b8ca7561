// Calls on objects whose class overrides what functions of the library do with them.
//
//     class Logged:
//         def __torch_function__(self, function, types, args=(), kwargs=None): ...
//     torch.abs(Logged())
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_overridden_call(Collection& found, OpId at);

// By where the calls begin, inner ones last.
void sort_overridden_calls(Collection& found);

}  // namespace paddle_ls::python
