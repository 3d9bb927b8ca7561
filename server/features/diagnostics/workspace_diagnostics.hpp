// workspace/diagnostic: what is found in files, also in those that are not open.
//
// The request is a long poll: as long as there is nothing that the client does not know already, it
// is kept open, and answered after the next change. A client that asks again at once costs nothing
// then.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "protocol/types/diagnostics.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

class WorkspaceDiagnosticsState {
 public:
  explicit WorkspaceDiagnosticsState(Loop& loop) : pause(loop) {}

  struct Request {
    Ticket ticket;
    protocol::WorkspaceDiagnosticParams params;
  };
  bool has_answered = false;      // the first poll of a session is answered in any case
  std::optional<Request> parked;  // waits for a change
  bool computing = false;
  bool changed_meanwhile = false;  // while computing
  Timer pause;                     // lets many changes count as one
};

void workspace_diagnostics(Session& session, Ticket ticket,
                           const protocol::WorkspaceDiagnosticParams& params);

// A file, an open text, or settings have changed.
void workspace_changed(Session& session);

}  // namespace paddle_ls::server
