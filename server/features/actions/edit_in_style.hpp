// One use, rewritten in a given style whatever the settings of the project say.
#pragma once

#include <optional>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/fix_request.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Analyses the document again with exactly the differences accepted that the style accepts. Nothing
// if the use does not exist or has no fix.
std::optional<protocol::WorkspaceEdit> edit_in_style(const DocumentSnapshot& document,
                                                     const FixRequest& request,
                                                     const syntax::Stop& stop);

}  // namespace paddle_ls::server
