// textDocument/codeAction and codeAction/resolve: quick fixes and whole-file conversion.
//
// Quick fixes were computed with the diagnostics and are looked up (`list_actions`); documents
// other than Python offer the actions of their model. Actions on the whole file are only named; the
// edit is computed when the client resolves them, or at once for clients that cannot.
#pragma once

#include "protocol/types/code_actions.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome code_actions(const DocumentSnapshot& document, const protocol::CodeActionParams& params);

void resolve_code_action(Session& session, Ticket ticket, const protocol::CodeAction& action);

}  // namespace paddle_ls::server
