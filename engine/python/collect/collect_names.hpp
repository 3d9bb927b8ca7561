// Collects bindings, uses, references and methods from a tape that was run.
#pragma once

#include "engine/python/collect/state/file_view.hpp"

namespace paddle_ls::python {

// Fills the parts of `names` about the code; `file` views the same `names`.
void collect_names(const FileView& file, Names& names);

}  // namespace paddle_ls::python
