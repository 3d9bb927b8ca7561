// Imports of other packages by a string.
//
//     importlib.import_module("timm.models")
//     __import__(PACKAGE)
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// A variable counts where one string is all that the file ever assigns to it.
void collect_named_import(Collection& found, OpId at);

}  // namespace paddle_ls::python
