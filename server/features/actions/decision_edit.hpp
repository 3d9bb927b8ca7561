// A decision on a difference, written into the settings file of the project.
#pragma once

#include <optional>
#include <string_view>

#include "server/features/actions/requested_edit.hpp"

namespace paddle_ls::server {

// For the document at `uri`: the settings file that governs it, or a new one in the folder of the
// workspace; of a file outside of the workspace, beside it. Nothing for what is no file, and where
// the settings cannot be read.
std::optional<protocol::WorkspaceEdit> decision_edit(const protocol::Uri& uri,
                                                     std::string_view difference,
                                                     const SettingsPlaces& places,
                                                     const Presentation& presentation);

}  // namespace paddle_ls::server
