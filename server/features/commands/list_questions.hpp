// paddleLs.questions: what the project has to be asked, and what it has answered.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// No argument. Goes over the files of the workspace, notebooks included, and answers
//
//   {"questions": [{"id", "title", "differs", "concerns", "see", "count", "usual": "accept" |
//       "refuse", "example": {"uri", "file", "line" (one-based), "before", "after"},
//       "uses": [{"uri", "file", "range", "api", "reason"}], "reasons": [{"reason", "uses"}]}],
//    "decided": [{"id", "title", "answer": "accept" | "refuse" | "paths", "because", "accept":
//    [...],
//        "refuse": [...], "count", "uri" (of the settings file; missing for what the client's
//        settings say), "idle" (a sentence, where it decides nothing)}],
//    "verdicts": {"byProof", "byDecision", "open", "refused", "manual"},
//    "problems": [...] (files that cannot be read)}
//
// with the questions that most uses depend on first. Progress is shown and can be cancelled.
void list_questions(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
