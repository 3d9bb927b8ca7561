// The commands for writers of mapping documents: the table, the preview, a new document.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// paddleLs.docs.generateTable: the table of the source that the first argument names, as a URI or
// as
//   {"uri": ..., "output": uri, "check": bool, "allowDuplicates": bool}
// goes into `output`, or into the source itself, as an edit. An obstacle is an error
// that names every place. With `check` nothing is changed; the reply is {"fresh": bool, "rows": n}.
void generate_docs_table(Session& session, Ticket ticket,
                         const protocol::ExecuteCommandParams& params);

// paddleLs.docs.preview: the document at the URI as its readers see it, {"html": ...}.
void preview_document(Session& session, Ticket ticket,
                      const protocol::ExecuteCommandParams& params);

// paddleLs.docs.new: the skeleton of a document for {"api": "torch.abs", "folder": uri, "profile":
// "classic"}, made from the rule for the API. A client that can create files gets the file in
// `folder`; the reply has the text in any case.
void new_document(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

}  // namespace paddle_ls::server
