// paddleLs.decide: an answer of the project, written into its settings file.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// The argument is {"id", "answer": "accept" | "refuse" | "forget"} and may have
//
//   "uri"      a file or folder, whose settings file is meant; without it that of the folder of the
//              workspace, if there is only one
//   "inFile"   true: the answer is for the file or folder at `uri` alone
//   "for"      patterns of .gitignore from the folder of the settings file: for these files alone
//   "because"  why, for whoever reads the settings
//
// or it is {"undo": true}, which takes back the last decision that was made here. The file on disk
// is written, and made in the folder of the workspace where there is none; settings hold at once.
// The reply is {"file": a uri, "changed", "message"}, and the user is shown the message.
void decide(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
