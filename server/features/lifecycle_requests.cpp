#include "server/features/lifecycle_requests.hpp"

#include <algorithm>

#include "server/features/commands/execute_command.hpp"
#include "server/features/commands/virtual_documents.hpp"
#include "server/features/convey/action_kinds.hpp"
#include "server/features/convey/virtual_scheme.hpp"
#include "server/features/diagnostics/document_diagnostics.hpp"
#include "server/features/documents/configuration_changes.hpp"
#include "server/features/documents/model_features.hpp"
#include "server/features/documents/template_files.hpp"
#include "server/version.hpp"

namespace paddle_ls::server {
namespace {

using protocol::PositionEncodingKind;

// UTF-8 spares both sides a conversion; UTF-16 is what every client knows; UTF-32 only if it must
// be.
PositionEncodingKind chosen_encoding(const std::vector<PositionEncodingKind>& offered) {
  const auto offers = [&](PositionEncodingKind kind) {
    return std::find(offered.begin(), offered.end(), kind) != offered.end();
  };
  if (offers(PositionEncodingKind::utf8)) return PositionEncodingKind::utf8;
  if (offers(PositionEncodingKind::utf32) && !offers(PositionEncodingKind::utf16)) {
    return PositionEncodingKind::utf32;
  }
  return PositionEncodingKind::utf16;
}

text::Encoding text_encoding(PositionEncodingKind kind) {
  switch (kind) {
    case PositionEncodingKind::utf8: return text::Encoding::utf8;
    case PositionEncodingKind::utf16: return text::Encoding::utf16;
    case PositionEncodingKind::utf32: return text::Encoding::utf32;
  }
  return text::Encoding::utf16;
}

// Folders as they are named today, or the one root of older clients.
std::vector<protocol::WorkspaceFolder> folders_of(const protocol::InitializeParams& params) {
  if (params.workspace_folders) return *params.workspace_folders;
  if (params.root_uri) return {{*params.root_uri, "root"}};
  if (params.root_path) return {{protocol::Uri::from_path(*params.root_path), "root"}};
  return {};
}

protocol::NotebookDocumentSyncOptions python_notebooks() {
  protocol::NotebookDocumentFilterWithCells filter;
  filter.cells = {{"python"}};
  return {{filter}, false};
}

protocol::ServerCapabilities capabilities(const protocol::ClientCapabilities& client,
                                          PositionEncodingKind encoding) {
  protocol::ServerCapabilities can;
  can.position_encoding = encoding;
  can.text_document_sync = protocol::TextDocumentSyncOptions{
      true, protocol::TextDocumentSyncKind::incremental, protocol::SaveOptions{}};
  can.notebook_document_sync = python_notebooks();
  can.hover_provider = true;
  announce_model_features(client, can);
  can.code_action_provider = protocol::CodeActionOptions{
      {std::string(protocol::code_action_kind::quick_fix), std::string(code_action_kind::fix_all),
       std::string(code_action_kind::convert_file),
       std::string(protocol::code_action_kind::refactor_rewrite),
       std::string(code_action_kind::regenerate), std::string(code_action_kind::show),
       std::string(code_action_kind::notebook_fix_all)},
      client.code_action_resolve_edit};
  can.execute_command_provider = protocol::ExecuteCommandOptions{true, command_names()};
  if (client.pull_diagnostics) {
    can.diagnostic_provider = protocol::DiagnosticOptions{"paddle-ls", false, true};
  }
  can.workspace = protocol::WorkspaceOptions{
      protocol::WorkspaceFoldersServerCapabilities{true, true},
      protocol::TextDocumentContentOptions{{std::string(virtual_scheme)}}};
  return can;
}

}  // namespace

Outcome initialize(Session& session, const protocol::InitializeParams& params) {
  const auto client = protocol::read_client_capabilities(params.capabilities);
  const PositionEncodingKind encoding = chosen_encoding(client.position_encodings);
  session.client().capabilities = client;
  session.client().encoding = text_encoding(encoding);
  session.client().trace = params.trace.value_or(protocol::TraceValue::off);
  if (params.client_info) {
    session.client().name =
        params.client_info->name + " " + params.client_info->version.value_or("");
  }
  session.set_presentation(
      std::make_shared<const Presentation>(Presentation{text_encoding(encoding), client}));
  session.set_publisher(publisher_for(session));
  session.configuration().set_can_create_files(client.can_create_files());
  session.configuration().set_folders(folders_of(params));
  if (params.initialization_options) {
    log_complaints(session, session.configuration().set_initialization_options(
                                *params.initialization_options));
  }
  if (params.process_id && *params.process_id > 0) session.watch_parent(*params.process_id);
  session.set_phase(Session::Phase::initialized);
  if (client.configuration) session.hold_diagnostics();
  return protocol::write(
      protocol::InitializeResult{capabilities(client, encoding),
                                 protocol::ServerInfo{"paddle-ls", std::string(program_version)}});
}

void initialized(Session& session, const json::value&) {
  register_for_changes(session);
  announce_template_files(session);
  read_folder_settings(session);
  if (session.client().capabilities.configuration) pull_configuration(session);
}

void shut_down(Session& session, Ticket ticket, const json::value&) {
  session.set_phase(Session::Phase::shut_down);
  session.replies().answer(ticket, nullptr);
  session.replies().fail_all("the server is shutting down");
}

void leave(Session& session, const json::value&) {
  session.end("the client sent exit");
}

void cancel_request(Session& session, const protocol::CancelParams& params) {
  session.replies().cancel(params.id);
}

void set_trace(Session& session, const protocol::SetTraceParams& params) {
  session.client().trace = params.value;
}

}  // namespace paddle_ls::server
