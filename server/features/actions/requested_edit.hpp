// The edit behind the data of a code action, or the argument of paddleLs.applyFixes: fixes of a
// file, or one use as the other style writes it.
#pragma once

#include <optional>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/fix_request.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Computed on a worker. Nothing where there is nothing to change, or the text is another one by
// now.
std::optional<protocol::WorkspaceEdit> requested_edit(const DocumentSnapshot& document,
                                                      const FixRequest& request,
                                                      const syntax::Stop& stop);

}  // namespace paddle_ls::server
