// paddleLs.convertFile: one document, in one edit, and what is left to do.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// The argument is {"uri": ..., "scope": "all" | "safe"} or a URI; without a scope everything except
// manual uses is converted. The reply has `applied` and `message`, the summary, which is also shown
// to the user.
void convert_file(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
