// textDocument/codeLens: what there is to convert in a Python file, above its first line, and the
// generated code of its converted functions; where else a mapping document shows, above its title.
#pragma once

#include "protocol/types/code_lens.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome code_lenses(const DocumentSnapshot& document, const protocol::CodeLensParams& params);

}  // namespace paddle_ls::server
