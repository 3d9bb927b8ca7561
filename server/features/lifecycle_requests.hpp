// initialize to exit, cancellation and tracing.
#pragma once

#include "protocol/types/lifecycle.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome initialize(Session& session, const protocol::InitializeParams& params);
void initialized(Session& session, const json::value& params);
void shut_down(Session& session, Ticket ticket, const json::value& params);
void leave(Session& session, const json::value& params);

void cancel_request(Session& session, const protocol::CancelParams& params);
void set_trace(Session& session, const protocol::SetTraceParams& params);

}  // namespace paddle_ls::server
