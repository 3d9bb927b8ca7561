// Edits that the client applies because a command was run.
#pragma once

#include <functional>
#include <string>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Asks the client to apply `edit`; `then` gets the result: `applied`, null if the client did not
// reply in time, or `edit` itself for a client that does not support workspace/applyEdit.
void apply(Session& session, std::string label, protocol::WorkspaceEdit edit,
           std::function<void(json::object outcome)> then);

// The same, and answers the request with the result. A client that never replies does not keep the
// request open.
void apply_and_answer(Session& session, Ticket ticket, std::string label,
                      protocol::WorkspaceEdit edit);

}  // namespace paddle_ls::server
