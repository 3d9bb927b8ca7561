#include "server/features/documents/synchronization.hpp"

#include "server/features/documents/configuration_changes.hpp"
#include "server/features/documents/neighbour_changes.hpp"
#include "server/features/documents/template_files.hpp"

namespace paddle_ls::server {
namespace {

// Whether a generated file is edited depends on the file on disk.
void look_again(Session& session, Unit& unit) {
  unit.touch();
  session.scheduler().want(unit);
}

void complain(Session& session, const protocol::Uri& lost, const std::string& why) {
  session.client().log(
      protocol::MessageType::warning, "synchronization/" + lost.key(),
      lost.spelling() + ": " + why + "; it is ignored until the client sends its full text");
}

}  // namespace

void did_open(Session& session, const protocol::DidOpenTextDocumentParams& params) {
  const protocol::TextDocumentItem& opened = params.text_document;
  document_opened(session, opened.uri, opened.language_id);
  session.documents().open(opened);
}

void did_change(Session& session, const protocol::DidChangeTextDocumentParams& params) {
  if (const auto again = session.documents().found_again(params)) did_open(session, {*again});
  session.documents().change(params, session.client().encoding);
}

void lose_document(Session& session, const json::value& params, const std::string& why) {
  for (const char* path : {"/textDocument/uri", "/notebookDocument/uri"}) {
    boost::system::error_code failure;
    const json::value* uri = params.find_pointer(path, failure);
    if (uri == nullptr || !uri->is_string()) continue;
    const auto lost = protocol::Uri::parse(std::string_view(uri->get_string()));
    complain(session, lost, why);
    session.documents().lose(lost);
  }
}

void lose_documents_named_in(Session& session, std::string_view message) {
  for (const protocol::Uri& lost : session.documents().lose_named_in(message)) {
    complain(session, lost, "a message about it cannot be read");
  }
}

void did_close(Session& session, const protocol::DidCloseTextDocumentParams& params) {
  session.documents().close(params.text_document.uri);
}

// A saved settings file or manifest holds from now on, also where the client watches no files for
// us.
void did_save(Session& session, const protocol::DidSaveTextDocumentParams& params) {
  const protocol::Uri& uri = params.text_document.uri;
  const DocumentKind kind = document_kind(*session.surroundings(), uri, {});
  if (configures_others(kind)) settings_changed(session);
  if (kind == DocumentKind::templates) announce_template_files_beside(session, uri);
  Unit* unit = session.documents().unit(uri.key());
  if (unit != nullptr && unit->kind() == DocumentKind::other) look_again(session, *unit);
}

void did_open_notebook(Session& session, const protocol::DidOpenNotebookDocumentParams& params) {
  session.documents().open_notebook(params);
}

void did_change_notebook(Session& session,
                         const protocol::DidChangeNotebookDocumentParams& params) {
  const auto done = session.documents().change_notebook(params, session.client().encoding);
  if (!done) complain(session, params.notebook_document.uri, done.error().message);
}

void did_close_notebook(Session& session, const protocol::DidCloseNotebookDocumentParams& params) {
  session.documents().close_notebook(params.notebook_document.uri);
}

// Nothing depends on the saved state of a notebook; clients send it because it is part of the
// protocol.
void did_save_notebook(Session&, const protocol::DidSaveNotebookDocumentParams&) {}

}  // namespace paddle_ls::server
