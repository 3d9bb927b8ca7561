// The command for checkpoints.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// paddleLs.weights.show -> {"text", "uri"} of the virtual document that shows a checkpoint; a
// client that shows documents is asked to show it, but with "show": false. The first argument names
// the file by "uri" (its own or that of the virtual document) or "path"; a plain string is a uri.
void show_checkpoint(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// paddleLs.weights.convert {"from", "to", "source", "class"} -> {"message", "notUnderstood",
// "tensors"}: the checkpoint at `from`, written for the converted program in the folder `source`.
// `to` may not be there yet. What became of it is shown.
void convert_weights(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
