// window/showDocument: asks the client to show a place, where it can.
#pragma once

#include <optional>

#include "protocol/types/window.hpp"
#include "server/session/session.hpp"

namespace paddle_ls::server {

// Without a range the document as a whole. Clients that show no documents are not asked.
void show_document(Session& session, const protocol::Uri& uri,
                   const std::optional<protocol::Range>& range);

}  // namespace paddle_ls::server
