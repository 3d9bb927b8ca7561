// Texts of other encodings than UTF-8, for as long as we work on them.
//
// A file in another encoding is read as UTF-8 and written back in its own; what was not edited
// comes back byte for byte, because a text that would not is refused when it is read.
#pragma once

#include <string>
#include <string_view>

#include "engine/text/result.hpp"

namespace paddle_ls::files {

// `bytes` of the encoding that Python calls `name`, as UTF-8. An error says that the encoding is
// not known, or that the bytes are not of it.
Result<std::string> decoded(std::string_view bytes, std::string_view name);

// UTF-8 as bytes of the encoding that Python calls `name`. An error says that it has no such
// character.
Result<std::string> encoded(std::string_view text, std::string_view name);

}  // namespace paddle_ls::files
