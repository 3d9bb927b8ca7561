// Edits that the client makes because a command was asked for.
#pragma once

#include <string>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Asks the client to make `edit` and answers the request by what became of it. A client that never
// says does not keep the request open.
void apply_and_answer(Session& session, Ticket ticket, std::string label,
                      protocol::WorkspaceEdit edit);

}  // namespace paddle_ls::server
