// The command for code templates.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// paddleLs.templates.regenerate: makes all outputs that the file at the URI, a manifest, a
// template, an environment or an output, takes part in, from the texts as the editor has them.
// Outputs that are open get an edit, the others are written where they differ. The reply is
//   {"files": [{"file": path, "outcome": "wrote" | "unchanged" | "edited"}]}
void regenerate_outputs(Session& session, Ticket ticket,
                        const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
