// The edit behind the data of a code action, or the argument of paddleLs.applyFixes: fixes of a
// file, one use as the other style writes it, or a decision in the settings file of the project.
#pragma once

#include <optional>
#include <vector>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/fix_request.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Where the settings of a project may stand; asked for on the loop.
struct SettingsPlaces {
  std::vector<WorkspaceFolder> folders;
  OpenModules open;  // settings files that are open
};

SettingsPlaces settings_places(Session& session);

// Computed on a worker. Nothing where there is nothing to change, or the text is another one by
// now.
std::optional<protocol::WorkspaceEdit> requested_edit(const DocumentSnapshot& document,
                                                      const FixRequest& request,
                                                      const SettingsPlaces& places,
                                                      const syntax::Stop& stop);

}  // namespace paddle_ls::server
