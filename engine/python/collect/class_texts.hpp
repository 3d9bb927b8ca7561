// Expressions that give the name of a class as a string.
//
//     type(layer).__name__ == "Linear"
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

void collect_class_text(Collection& found, OpId at);

// The plain strings of a file that has any class text.
void collect_literals(Collection& found);

}  // namespace paddle_ls::python
