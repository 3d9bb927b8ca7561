// The PIR programs that a Markdown document shows in its fences.
#pragma once

#include "server/model/model.hpp"

namespace paddle_ls::server {

// `pir` is the text of `source` with everything else blanked, so places are those of the document.
Reading read_pir_fences(const Source& source, std::string pir);

}  // namespace paddle_ls::server
