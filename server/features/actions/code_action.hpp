// textDocument/codeAction and codeAction/resolve: quick fixes and whole-file conversion.
//
// Quick fixes were computed with the diagnostics and are looked up (`list_actions`); documents
// other than Python offer what their model says. What touches the whole file is only named; its
// edit is computed when the client asks for it (resolve), or at once for clients that cannot ask.
#pragma once

#include "protocol/types/code_actions.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome code_actions(const DocumentSnapshot& document, const protocol::CodeActionParams& params);

void resolve_code_action(Session& session, Ticket ticket, const protocol::CodeAction& action);

}  // namespace paddle_ls::server
