// References that keep a binding alive although they are not uses.
//
//     __all__ = ["nn"]
//     global torch
//     del torch
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_exports(Collection& found, OpId at);
void collect_reference(Collection& found, OpId at);

// Sorted by binding, then by position.
void sort_references(Collection& found);

}  // namespace paddle_ls::python
