// paddleLs.decide: writes a decision of the project into its settings file.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// The argument is {"id", "answer": "accept" | "refuse" | "forget"} and may have
//
//   "uri"      a file or folder, which selects the settings file; the default is the folder of the
//              workspace, if there is only one
//   "inFile"   true: the answer is for the file or folder at `uri` alone
//   "for"      patterns of .gitignore from the folder of the settings file: for these files alone
//   "because"  the reason, for readers of the settings
//
// or it is {"undo": true}, which takes back the last decision that was made here. The file on disk
// is written, or created in the folder of the workspace if there is none; settings apply at once.
// The reply is {"file": a uri, "changed", "message"}, and the message is shown to the user.
void decide(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
