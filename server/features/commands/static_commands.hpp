// The commands for functions that paddle.jit.to_static converts, and the way back from their
// generated code.
#pragma once

#include <functional>
#include <memory>

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// paddleLs.toStatic.preview: the generated code of a function, as a virtual document that follows
// the buffer; a client that shows documents is asked to show it. The argument is
//   {"uri": of a document, open or on disk, or of a preview,
//    "function": "f" or "Class.method", or "position" inside of it,
//    "level": "code" (the result), "all" or a number,
//    "options": {"optim", "legacy"}: as with FLAGS_optim_transformation=1, and for older programs,
//    "show": false keeps the document from being shown}
// and the answer
//   {"uri", "function", "text", "stages": [{"level", "name", "changed"}],
//    "lineMap": [[line, source line, source character, "exact" or "helper"]], zero based,
//    "refusal": null, or {"pass", "exception", "message", "range"} where conversion stops}
void preview_static(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// textDocument/definition: a line of a preview leads to the line of the source that it is from.
// Other documents answer by their model.
void definition_anywhere(Session& session, Ticket ticket, const json::value& params);

// Gets the analysis of a document on a worker, or of a file that is not open one that has its text
// only; null when it cannot be read. It has to see to the answer.
using OnDocument = std::function<void(const std::shared_ptr<const Analysis>&)>;
void with_document(Session& session, Ticket ticket, const protocol::Uri& uri, OnDocument then);

}  // namespace paddle_ls::server
