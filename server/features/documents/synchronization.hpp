// textDocument/did* and notebookDocument/did*: the client's documents, followed exactly or dropped.
#pragma once

#include "protocol/types/notebook.hpp"
#include "protocol/types/text_document.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

void did_open(Session& session, const protocol::DidOpenTextDocumentParams& params);
void did_change(Session& session, const protocol::DidChangeTextDocumentParams& params);
// A change that cannot even be read: the document it speaks of is dropped.
void lose_document(Session& session, const json::value& params, const std::string& why);
// A message that is not JSON: the documents whose URIs it contains are dropped.
void lose_documents_named_in(Session& session, std::string_view message);
void did_close(Session& session, const protocol::DidCloseTextDocumentParams& params);
void did_save(Session& session, const protocol::DidSaveTextDocumentParams& params);

void did_open_notebook(Session& session, const protocol::DidOpenNotebookDocumentParams& params);
void did_change_notebook(Session& session, const protocol::DidChangeNotebookDocumentParams& params);
void did_close_notebook(Session& session, const protocol::DidCloseNotebookDocumentParams& params);
void did_save_notebook(Session& session, const protocol::DidSaveNotebookDocumentParams& params);

}  // namespace paddle_ls::server
