// paddleLs.convertWorkspace: all Python files of the workspace in one edit that the user can
// review.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// The optional argument is {"scope": "all" | "safe", "preview": true, "notebooks": true}. Without a
// scope everything except manual uses is converted; with a preview every edit is one that the user
// has to confirm. Progress is shown and can be cancelled; files that cannot be read do not
// stop the conversion. The reply has `applied`, `files` and `message`, the summary, which the
// client is shown too, unless it is a preview.
void convert_workspace(Session& session, Ticket ticket,
                       const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
