// paddleLs.convertWorkspace: all Python files of the workspace in one edit that the user can look
// over.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// The optional argument is {"scope": "safe" | "all", "preview": true}: with a preview every edit is
// one that the user has to confirm. Progress is shown and can be cancelled; files
// that cannot be read are counted in the reply and keep nothing from being converted.
void convert_workspace(Session& session, Ticket ticket,
                       const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
