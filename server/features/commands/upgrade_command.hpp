// The command that writes a model of an older release for Paddle 3.
//
// paddleLs.ir.upgrade {"uri" or "path", "folder", "parameters", "replace"} -> {"headline",
// "lines", "failures", "program", "parameters"}: what was replaced, what could not be, and the URIs
// of the files that were written, if any. Without "folder" they go to `paddle3` beside the model.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

void upgrade_legacy_model(Session& session, Ticket ticket,
                          const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
