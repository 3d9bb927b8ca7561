// Objects of the library that become part of a text.
//
//     f"{x.dtype}"
//     "%d x %d" % x.shape
//     "{}".format(x.dtype)
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// True for objects whose text contains the name of the library. What only looks like a shape may
// belong to an array.
bool names_library(const Value& object);

// True for a text that only a person reads: it is printed, logged or raised.
bool is_only_shown(const FileView& file, const Op& op);

void collect_filled_text(Collection& found, OpId at);
void collect_formatted(Collection& found, OpId at);

}  // namespace paddle_ls::python
