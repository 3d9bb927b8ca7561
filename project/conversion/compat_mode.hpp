// The call that enables the compatibility mode of Paddle, for the style `minimal`.
//
// The mode has to be enabled before anything of a program imports torch. So the files where
// programs start have the call, above their first import that leads to torch; modules need none.
#pragma once

#include <functional>
#include <string_view>

#include "engine/python/written_imports.hpp"
#include "engine/text/edits.hpp"
#include "project/conversion/file_uses.hpp"

namespace paddle_ls::project {

// Whether a program starts with the file: a script, a test module, a notebook. A module that does
// more than define and assign counts as one, since a second call is harmless.
bool starts_program(const SourceText& source, std::string_view python);

// The edits of `python` that add the call above the first top-level statement with an import for
// which `leads_to_torch` is true, and `import paddle` if there is none above it. Empty if there is
// no such statement, or the text has the call.
using LeadsToTorch = std::function<bool(const python::WrittenImport&)>;
text::Edits compat_mode_edits(std::string_view python, const LeadsToTorch& leads_to_torch);

}  // namespace paddle_ls::project
