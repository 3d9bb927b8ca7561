// Running the examples of a mapping document.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// paddleLs.docs.verify: runs both halves of each example of the document at the URI, or {"uri":
// ...}, in another process. What differs or fails becomes diagnostics of the document until its
// text changes. The reply is {"examples": n, "equal": n, "findings": n, "message": ...}.
void verify_examples(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
