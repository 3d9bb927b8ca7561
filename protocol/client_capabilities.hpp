// What the client can do, as one flat list of answers.
//
// The specification's tree of optional objects is read once, here; no other code reads it. A
// member of the wrong type, or null where an object belongs (lsp-mode 8 sends that), counts as
// absent: a client that cannot describe a feature does not get it, and keeps its session.
#pragma once

#include <string>
#include <vector>

#include "protocol/json.hpp"
#include "protocol/types/position.hpp"

namespace paddle_ls::protocol {

struct ClientCapabilities {
  // general
  std::vector<PositionEncodingKind> position_encodings;  // in the client's order; may be empty
  std::vector<std::string> retry_on_content_modified;    // methods the client itself repeats
  bool cancels_stale_requests = false;                   // general.staleRequestSupport.cancel

  // textDocument.synchronization
  bool did_save = false;

  // textDocument.publishDiagnostics
  bool diagnostic_related_information = false;
  bool diagnostic_tag_unnecessary = false;
  bool diagnostic_tag_deprecated = false;
  bool diagnostic_code_description = false;
  bool diagnostic_data = false;
  bool diagnostic_version = false;

  // textDocument.diagnostic and workspace.diagnostics; what a pulled diagnostic may carry is told
  // here, and clients of 3.17 that tell it only for pushed ones mean both.
  bool pull_diagnostics = false;
  bool pull_diagnostics_related_documents = false;
  bool pull_diagnostics_dynamic = false;
  bool diagnostics_refresh = false;
  bool inlay_hints_refresh = false;
  bool diagnostic_markup_message = false;  // markupMessageSupport

  // textDocument.codeAction
  bool code_action_literals = false;  // else only commands may be answered
  bool code_action_resolve_edit = false;
  bool code_action_resolve_command = false;
  bool code_action_data = false;
  bool code_action_is_preferred = false;
  bool code_action_disabled = false;
  bool code_action_honors_change_annotations = false;
  bool code_action_dynamic = false;

  // textDocument.hover
  bool hover_markdown = false;

  // textDocument.documentSymbol, rename, semanticTokens
  bool hierarchical_symbols = false;
  bool prepares_rename = false;
  bool semantic_tokens = false;

  // Members of textDocument that say dynamicRegistration.
  std::vector<std::string> registers_dynamically;

  // notebookDocument
  bool notebook_sync = false;

  // workspace
  bool apply_edit = false;
  bool apply_edit_metadata = false;
  bool document_changes = false;
  bool change_annotations = false;
  bool create_files = false;
  bool rename_files = false;
  bool delete_files = false;
  bool normalizes_line_endings = false;
  bool workspace_folders = false;
  bool configuration = false;
  bool did_change_configuration_dynamic = false;
  bool watched_files_dynamic = false;
  bool watched_files_relative = false;
  bool execute_command = false;
  bool text_document_content = false;

  // window
  bool work_done_progress = false;
  bool show_message_request = false;
  bool show_document = false;

  // In edits of the workspace, beside the text of other files.
  bool can_create_files() const { return document_changes && create_files; }
};

// Total: `capabilities` is the member of that name of the initialize parameters, whatever it holds.
ClientCapabilities read_client_capabilities(const json::value& capabilities);

}  // namespace paddle_ls::protocol
