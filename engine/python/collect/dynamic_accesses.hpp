// Access by a string.
//
//     getattr(torch, "abs")
//     importlib.import_module("torch.nn")
//     mock.patch("package.torch.save")
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void mark_asked_module(Collection& found, OpId at);
void collect_dynamic_access(Collection& found, OpId at);

}  // namespace paddle_ls::python
