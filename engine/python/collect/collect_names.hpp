// Reads bindings, uses, references and methods off a tape that was run.
#pragma once

#include "engine/python/collect/state/file_view.hpp"

namespace paddle_ls::python {

// Fills what `names`, which `file` shows as well, says about the code.
void collect_names(const FileView& file, Names& names);

}  // namespace paddle_ls::python
