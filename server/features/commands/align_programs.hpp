// The commands that compare a program with its conversion.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// paddleLs.align {"uri", "class"} or {"uri", "script": true} or {"uri"} or {"entry"} or {} for all
// entries -> {"agree", "message", "differences"}. Runs what `align.json` in the folder of the
// document says, one comparison at a time; differences become diagnostics of both programs. If
// the file has no entry for the class or script, an entry is added and nothing runs: {"added":
// true, "message"}.
void align_programs(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// paddleLs.alignHints {"show"} -> whether hints in the text say how far layers agree. Without
// "show" the state is toggled.
void align_hints(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
