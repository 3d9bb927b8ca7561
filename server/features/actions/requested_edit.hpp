// The edit that the data of a code action, or the argument of paddleLs.applyFixes, requests: fixes
// of a file, or one use in the other style.
#pragma once

#include <optional>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/fix_request.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Computed on a worker. Nothing if there is nothing to change, or the text has changed meanwhile.
std::optional<protocol::WorkspaceEdit> requested_edit(const DocumentSnapshot& document,
                                                      const FixRequest& request,
                                                      const syntax::Stop& stop);

}  // namespace paddle_ls::server
