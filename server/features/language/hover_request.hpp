// textDocument/hover: the mapping card of the torch use under the cursor, or what the document's
// model says.
#pragma once

#include "protocol/types/hover.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome hover(const DocumentSnapshot& document, const protocol::HoverParams& params);

// The answer to requests about documents that are not open.
inline json::value nothing() {
  return nullptr;
}
inline json::value no_items() {
  return json::array();
}

}  // namespace paddle_ls::server
