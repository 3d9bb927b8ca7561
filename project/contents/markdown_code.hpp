// The fences of a Markdown document that contain code we analyse.
#pragma once

#include <string>
#include <string_view>

#include "project/contents/python_text.hpp"

namespace paddle_ls::contents {

// The fences that say they are Python (`python`, `py`, `python3`) and are, in their order, also
// those in lists and quotes. Left out is what does not parse, such as a transcript of the
// interpreter: a document may show anything.
PythonText python_of_markdown(std::string_view file);

// The text with everything outside `pir` fences blanked, so that every place in it is the
// same place in the file. Each fence is a separate program: if it does not begin with the brace
// of a block, its marks become one. Empty when the file has no such fence.
std::string pir_of_markdown(std::string_view file);

}  // namespace paddle_ls::contents
