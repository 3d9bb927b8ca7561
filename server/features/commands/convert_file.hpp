// paddleLs.convertFile: one document, in one edit, and what is left of it.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// The argument is {"uri": ..., "scope": "all" | "safe"} or a URI; without a scope everything is
// converted but what is manual. The reply has `applied` and `message`, the summary, which the
// client is shown too.
void convert_file(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
