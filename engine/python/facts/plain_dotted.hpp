// Names joined by dots, as they are written.
#pragma once

#include <string_view>

namespace paddle_ls::python {

// True for names joined by dots, with nothing else between.
bool is_plain_dotted(std::string_view text);

}  // namespace paddle_ls::python
