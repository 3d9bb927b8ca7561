// One use as a style writes it, whatever the settings of the project say.
#pragma once

#include <optional>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/fix_request.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Analyses the document again, as a file that accepts what the style accepts and nothing else.
// Nothing where the use is not there, or has no fix.
std::optional<protocol::WorkspaceEdit> edit_in_style(const DocumentSnapshot& document,
                                                     const FixRequest& request,
                                                     const syntax::Stop& stop);

}  // namespace paddle_ls::server
