// The Python fences of a Markdown document.
#pragma once

#include <string_view>

#include "server/contents/python_text.hpp"

namespace paddle_ls::contents {

// The fences that say they are Python (`python`, `py`, `python3`) and are, in their order, also
// those in lists and quotes. Left out is what does not parse, such as a transcript of the
// interpreter: a document may show anything.
PythonText python_of_markdown(std::string_view file);

}  // namespace paddle_ls::contents
