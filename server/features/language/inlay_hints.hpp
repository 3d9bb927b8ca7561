// textDocument/inlayHint: short texts between the lines' own words.
#pragma once

#include "protocol/types/inlay_hint.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome inlay_hints(const DocumentSnapshot& document, const protocol::InlayHintParams& params);

}  // namespace paddle_ls::server
