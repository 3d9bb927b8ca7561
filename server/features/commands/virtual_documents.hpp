// workspace/textDocumentContent: read-only documents that this server makes.
//
//   paddle-ls:/converted?<uri of a Python document>    the document with all safe fixes made
//   paddle-ls:/preview.html?<uri of a document>        as its readers see it
//   paddle-ls:/made/<name>?<uri of a document>         an output of a template
//   paddle-ls:/ir/<version>/<mode>/<name>.pir?<uri>    a model as PIR text
//   paddle-ls:/legacy/<version>/<mode>/<name>.txt?<uri>   the legacy program that it was
//   paddle-ls:/weights/<name>.weights.txt?<uri>     what a checkpoint holds
//   paddle-ls:/to_static/<stage>/<function>.py?<uri>   see server/to_static/preview_document.hpp
//   paddle-ls:/help/<code>.md                          what a code of a finding asks for
//
// Older clients get the same text from the command paddleLs.textDocumentContent.
#pragma once

#include "protocol/types/workspace.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

void virtual_document(Session& session, Ticket ticket,
                      const protocol::TextDocumentContentParams& params);

// A document's analysis is new: virtual documents that the client has asked for are out of date.
void refresh_virtual_documents(Session& session, const Analysis& analysis);

}  // namespace paddle_ls::server
