// textDocument/codeAction and codeAction/resolve: quick fixes and whole-file conversion.
//
// Quick fixes were computed with the diagnostics and are looked up here; documents other than
// Python offer what their model says. What touches the whole
// file is only named; its edit is computed when the client asks for it (resolve), or at once for
// clients that cannot ask.
#pragma once

#include "protocol/types/code_actions.hpp"
#include "server/features/convey/action_kinds.hpp"
#include "server/features/convey/handlers.hpp"
#include "server/features/convey/helper_edits.hpp"
#include "server/workspace/fix_all.hpp"

namespace paddle_ls::server {

// How long saving a file may wait for its fixes.
inline constexpr std::chrono::milliseconds fix_all_limit(300);

Outcome code_actions(const DocumentSnapshot& document, const protocol::CodeActionParams& params);

void resolve_code_action(Session& session, Ticket ticket, const protocol::CodeAction& action);

// The edit for all uses that `scope` covers (of `api`, unless it is empty). Nothing when nothing is
// left to do, or when an edit would cross the seam between two notebook cells. `helpers` is the
// module of the settings of the document.
std::optional<protocol::WorkspaceEdit> file_edit(const Analysis& analysis, settings::FixScope scope,
                                                 std::string_view api, const syntax::Stop& stop,
                                                 const std::optional<HelperModule>& helpers,
                                                 const Presentation& presentation);

}  // namespace paddle_ls::server
