// Files that a manifest of templates names, registered with the client one by one.
//
// A manifest may name any file as template, environment or output, and a client asks about, and
// watches, only files that it was told of. What the usual patterns of the kinds cover is left out:
// an answer would be shown twice.
#pragma once

#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Registers what the manifests in the workspace folders name now, and takes back what they named
// before.
void announce_template_files(Session& session);

// The same for the manifest that `uri` is or that names it; nothing where there is none.
void announce_template_files_beside(Session& session, const protocol::Uri& uri);

}  // namespace paddle_ls::server
