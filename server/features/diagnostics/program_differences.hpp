// Differences between a program and its conversion, shown in open documents beside what is found
// there, and in files that are not open by themselves.
#pragma once

#include <vector>

#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// A comparison says something else of these files than before.
void show_differences(Session& session, const std::vector<protocol::Uri>& files);

// The document has been closed: from now on it is a file again.
void show_differences_of_closed(Session& session, const protocol::Uri& uri);

}  // namespace paddle_ls::server
