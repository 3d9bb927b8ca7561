// The blank line that torchgen (dialect v2) puts after a docstring that is followed by a class or a
// function.
//
// Upstream states it as the regular expression
//   (""")\n+((\s*@.+\n)*\s*(class|def))   ->   \1\n\n\2
// over the finished text; here it is a scan that never reads a run of decorators twice.
#pragma once

#include <string_view>

#include "engine/text/edits.hpp"

namespace paddle_ls::templates {

// The runs of line feeds to replace by two, where that changes anything; normalized.
text::Edits docstring_spacing(std::string_view generated);

}  // namespace paddle_ls::templates
