// What needs a binding to stay although it is not a use.
//
//     __all__ = ["nn"]
//     global torch
//     del torch
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_exports(Collection& found, OpId at);
void collect_reference(Collection& found, OpId at);

// By binding, then by place.
void sort_references(Collection& found);

}  // namespace paddle_ls::python
