// The session itself: initialize and what the server can do, tracing, cancellation
// (LSP 3.18, "Lifecycle Messages" and "Base Protocol").
#pragma once

#include "protocol/message.hpp"
#include "protocol/types/code_actions.hpp"
#include "protocol/types/code_lens.hpp"
#include "protocol/types/completion.hpp"
#include "protocol/types/diagnostics.hpp"
#include "protocol/types/navigation.hpp"
#include "protocol/types/notebook.hpp"
#include "protocol/types/rename.hpp"
#include "protocol/types/semantic_tokens.hpp"
#include "protocol/types/workspace.hpp"

namespace paddle_ls::protocol {

enum class TraceValue : std::uint8_t { off, messages, verbose };

constexpr auto enumerators(TraceValue) {
  return std::array{Enumerator{0, "off"}, Enumerator{1, "messages"}, Enumerator{2, "verbose"}};
}

struct ClientInfo {
  std::string name;
  std::optional<std::string> version = {};

  static constexpr auto fields() {
    return std::array{field<&ClientInfo::name>("name"), field<&ClientInfo::version>("version")};
  }
};

// `capabilities` stays JSON: see client_capabilities.hpp. Nothing is required, because clients were
// seen to leave out processId and rootUri.
struct InitializeParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<std::int32_t> process_id = {};
  std::optional<ClientInfo> client_info = {};
  std::optional<std::string> locale = {};
  std::optional<std::string> root_path = {};
  std::optional<Uri> root_uri = {};
  json::value capabilities = {};
  std::optional<json::value> initialization_options = {};
  std::optional<TraceValue> trace = {};
  std::optional<std::vector<WorkspaceFolder>> workspace_folders = {};

  static constexpr auto fields() {
    using Self = InitializeParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      nullable<&Self::process_id>("processId"),
                      field<&Self::client_info>("clientInfo"),
                      field<&Self::locale>("locale"),
                      field<&Self::root_path>("rootPath"),
                      nullable<&Self::root_uri>("rootUri"),
                      omissible<&Self::capabilities>("capabilities"),
                      field<&Self::initialization_options>("initializationOptions"),
                      field<&Self::trace>("trace"),
                      field<&Self::workspace_folders>("workspaceFolders")};
  }
};

struct WorkspaceFoldersServerCapabilities {
  bool supported = false;
  bool change_notifications = false;

  static constexpr auto fields() {
    using Self = WorkspaceFoldersServerCapabilities;
    return std::array{omissible<&Self::supported>("supported"),
                      omissible<&Self::change_notifications>("changeNotifications")};
  }
};

struct TextDocumentContentOptions {
  std::vector<std::string> schemes;

  static constexpr auto fields() {
    return std::array{field<&TextDocumentContentOptions::schemes>("schemes")};
  }
};

struct WorkspaceOptions {
  std::optional<WorkspaceFoldersServerCapabilities> workspace_folders = {};
  std::optional<TextDocumentContentOptions> text_document_content = {};

  static constexpr auto fields() {
    using Self = WorkspaceOptions;
    return std::array{field<&Self::workspace_folders>("workspaceFolders"),
                      field<&Self::text_document_content>("textDocumentContent")};
  }
};

struct ServerCapabilities {
  std::optional<PositionEncodingKind> position_encoding = {};
  std::optional<TextDocumentSyncOptions> text_document_sync = {};
  std::optional<NotebookDocumentSyncOptions> notebook_document_sync = {};
  bool hover_provider = false;
  std::optional<CompletionOptions> completion_provider = {};
  bool definition_provider = false;
  bool references_provider = false;
  bool document_highlight_provider = false;
  bool document_symbol_provider = false;
  bool workspace_symbol_provider = false;
  bool folding_range_provider = false;
  std::optional<DocumentLinkOptions> document_link_provider = {};
  std::optional<CodeLensOptions> code_lens_provider = {};
  std::optional<std::variant<bool, RenameOptions>> rename_provider = {};
  std::optional<SemanticTokensOptions> semantic_tokens_provider = {};
  bool inlay_hint_provider = false;
  bool document_formatting_provider = false;
  bool document_range_formatting_provider = false;
  std::optional<CodeActionOptions> code_action_provider = {};
  std::optional<ExecuteCommandOptions> execute_command_provider = {};
  std::optional<DiagnosticOptions> diagnostic_provider = {};
  std::optional<WorkspaceOptions> workspace = {};
  std::optional<json::value> experimental = {};

  static constexpr auto fields() {
    using Self = ServerCapabilities;
    return std::array{
        field<&Self::position_encoding>("positionEncoding"),
        field<&Self::text_document_sync>("textDocumentSync"),
        field<&Self::notebook_document_sync>("notebookDocumentSync"),
        omissible<&Self::hover_provider>("hoverProvider"),
        field<&Self::completion_provider>("completionProvider"),
        omissible<&Self::definition_provider>("definitionProvider"),
        omissible<&Self::references_provider>("referencesProvider"),
        omissible<&Self::document_highlight_provider>("documentHighlightProvider"),
        omissible<&Self::document_symbol_provider>("documentSymbolProvider"),
        omissible<&Self::workspace_symbol_provider>("workspaceSymbolProvider"),
        omissible<&Self::folding_range_provider>("foldingRangeProvider"),
        field<&Self::document_link_provider>("documentLinkProvider"),
        field<&Self::code_lens_provider>("codeLensProvider"),
        field<&Self::rename_provider>("renameProvider"),
        field<&Self::semantic_tokens_provider>("semanticTokensProvider"),
        omissible<&Self::inlay_hint_provider>("inlayHintProvider"),
        omissible<&Self::document_formatting_provider>("documentFormattingProvider"),
        omissible<&Self::document_range_formatting_provider>("documentRangeFormattingProvider"),
        field<&Self::code_action_provider>("codeActionProvider"),
        field<&Self::execute_command_provider>("executeCommandProvider"),
        field<&Self::diagnostic_provider>("diagnosticProvider"),
        field<&Self::workspace>("workspace"),
        field<&Self::experimental>("experimental")};
  }
};

struct ServerInfo {
  std::string name;
  std::optional<std::string> version = {};

  static constexpr auto fields() {
    return std::array{field<&ServerInfo::name>("name"), field<&ServerInfo::version>("version")};
  }
};

struct InitializeResult {
  ServerCapabilities capabilities;
  std::optional<ServerInfo> server_info = {};

  static constexpr auto fields() {
    using Self = InitializeResult;
    return std::array{field<&Self::capabilities>("capabilities"),
                      field<&Self::server_info>("serverInfo")};
  }
};

struct SetTraceParams {
  TraceValue value = TraceValue::off;

  static constexpr auto fields() { return std::array{field<&SetTraceParams::value>("value")}; }
};

struct LogTraceParams {
  std::string message;
  std::optional<std::string> verbose = {};

  static constexpr auto fields() {
    return std::array{field<&LogTraceParams::message>("message"),
                      field<&LogTraceParams::verbose>("verbose")};
  }
};

struct CancelParams {
  Id id;

  static constexpr auto fields() { return std::array{field<&CancelParams::id>("id")}; }
};

}  // namespace paddle_ls::protocol
