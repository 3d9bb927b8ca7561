// The command for tracebacks of converted functions.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// paddleLs.toStatic.mapTrace: a traceback with its frames in generated files shown in the files of
// the workspace that they were made of. The argument is the traceback, or {"text": traceback}; the
// answer
//   {"text": the traceback with all frames that could be found in the source,
//    "links": [{"range", "target"}] of the frames of that text, "target" being a URI with a line,
//    "frames": [{"line": of the given text, "function", "places": [Location]}], of generated files:
//    one place, several when functions cannot be told apart, or none}
void map_trace(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
