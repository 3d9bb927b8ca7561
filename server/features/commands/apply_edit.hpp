// Edits that the client makes because a command was asked for.
#pragma once

#include <functional>
#include <string>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Asks the client to make `edit`; `then` gets what became of it: `applied`, null when the client
// did not say in time, or `edit` itself for a client that makes no edits for servers.
void apply(Session& session, std::string label, protocol::WorkspaceEdit edit,
           std::function<void(json::object outcome)> then);

// The same, and answers the request by what became of it. A client that never says does not keep
// the request open.
void apply_and_answer(Session& session, Ticket ticket, std::string label,
                      protocol::WorkspaceEdit edit);

}  // namespace paddle_ls::server
