// textDocument/completion: what the document's model can say at a place.
#pragma once

#include "protocol/types/completion.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome completion(const DocumentSnapshot& document, const protocol::CompletionParams& params);

// For the server's capabilities.
protocol::CompletionOptions completion_options();

}  // namespace paddle_ls::server
