// Objects of the library that builtins convert or ask for their type.
//
//     int(x)
//     str(x.dtype)
//     isinstance(x.shape, tuple)
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_conversion(Collection& found, OpId at);

}  // namespace paddle_ls::python
