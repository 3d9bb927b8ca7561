#include "protocol/methods.hpp"

#include <algorithm>

#include "protocol/read.hpp"
#include "protocol/types/formatting.hpp"
#include "protocol/types/hover.hpp"
#include "protocol/types/inlay_hint.hpp"
#include "protocol/types/lifecycle.hpp"
#include "protocol/types/symbols.hpp"
#include "protocol/types/window.hpp"

namespace paddle_ls::protocol {
namespace {

template <class T>
constexpr const Shape* shape_or_none() {
  if constexpr (std::is_void_v<T>) {
    return nullptr;
  } else {
    return &shape_of<T>;
  }
}

template <class Params>
std::optional<Error> fault_in(const json::value& params) {
  if constexpr (!std::is_void_v<Params>) {
    if (auto result = read<Params>(params); !result) return std::move(result.error());
  }
  return {};
}

template <class Params, class Result = void>
constexpr Method typed(std::string_view name, MethodKind kind, Sender sender, Support support) {
  return {name,
          kind,
          sender,
          support,
          shape_or_none<Params>(),
          shape_or_none<Result>(),
          fault_in<Params>};
}

// Requests of the client, and of ours.
template <class Params, class Result>
constexpr Method answered(std::string_view name) {
  return typed<Params, Result>(name, MethodKind::request, Sender::client, Support::handled);
}
template <class Params, class Result>
constexpr Method asked(std::string_view name) {
  return typed<Params, Result>(name, MethodKind::request, Sender::server, Support::sent);
}

// Notifications of the client, of ours, and of either.
template <class Params>
constexpr Method heard(std::string_view name) {
  return typed<Params>(name, MethodKind::notification, Sender::client, Support::handled);
}
template <class Params>
constexpr Method told(std::string_view name) {
  return typed<Params>(name, MethodKind::notification, Sender::server, Support::sent);
}
template <class Params>
constexpr Method mutual(std::string_view name, Support support) {
  return typed<Params>(name, MethodKind::notification, Sender::both, support);
}

// What this server does not do.
constexpr Method refused(std::string_view name) {
  return {.name = name, .kind = MethodKind::request, .support = Support::refused};
}
constexpr Method ignored(std::string_view name) {
  return {.name = name, .kind = MethodKind::notification, .support = Support::ignored};
}
constexpr Method unused(MethodKind kind, std::string_view name) {
  return {.name = name, .kind = kind, .sender = Sender::server, .support = Support::unused};
}

constexpr std::array table = {
    mutual<CancelParams>("$/cancelRequest", Support::handled),
    told<LogTraceParams>("$/logTrace"),
    mutual<ProgressParams>("$/progress", Support::sent),
    heard<SetTraceParams>("$/setTrace"),
    refused("callHierarchy/incomingCalls"),
    refused("callHierarchy/outgoingCalls"),
    asked<RegistrationParams, void>("client/registerCapability"),
    unused(MethodKind::request, "client/unregisterCapability"),
    answered<CodeAction, CodeAction>("codeAction/resolve"),
    refused("codeLens/resolve"),
    refused("completionItem/resolve"),
    refused("documentLink/resolve"),
    heard<void>("exit"),
    answered<InitializeParams, InitializeResult>("initialize"),
    heard<void>("initialized"),
    refused("inlayHint/resolve"),
    heard<DidChangeNotebookDocumentParams>("notebookDocument/didChange"),
    heard<DidCloseNotebookDocumentParams>("notebookDocument/didClose"),
    heard<DidOpenNotebookDocumentParams>("notebookDocument/didOpen"),
    heard<DidSaveNotebookDocumentParams>("notebookDocument/didSave"),
    answered<void, void>("shutdown"),
    unused(MethodKind::notification, "telemetry/event"),
    answered<CodeActionParams, std::vector<CodeAction>>("textDocument/codeAction"),
    answered<CodeLensParams, std::vector<CodeLens>>("textDocument/codeLens"),
    refused("textDocument/colorPresentation"),
    answered<CompletionParams, CompletionList>("textDocument/completion"),
    refused("textDocument/declaration"),
    answered<DefinitionParams, std::vector<Location>>("textDocument/definition"),
    answered<DocumentDiagnosticParams, DocumentDiagnosticReport>("textDocument/diagnostic"),
    heard<DidChangeTextDocumentParams>("textDocument/didChange"),
    heard<DidCloseTextDocumentParams>("textDocument/didClose"),
    heard<DidOpenTextDocumentParams>("textDocument/didOpen"),
    heard<DidSaveTextDocumentParams>("textDocument/didSave"),
    refused("textDocument/documentColor"),
    answered<DocumentHighlightParams, std::vector<DocumentHighlight>>(
        "textDocument/documentHighlight"),
    answered<DocumentLinkParams, std::vector<DocumentLink>>("textDocument/documentLink"),
    answered<DocumentSymbolParams,
             std::variant<std::vector<DocumentSymbol>, std::vector<SymbolInformation>>>(
        "textDocument/documentSymbol"),
    answered<FoldingRangeParams, std::vector<FoldingRange>>("textDocument/foldingRange"),
    answered<DocumentFormattingParams, std::vector<TextEdit>>("textDocument/formatting"),
    answered<HoverParams, std::optional<Hover>>("textDocument/hover"),
    refused("textDocument/implementation"),
    answered<InlayHintParams, std::vector<InlayHint>>("textDocument/inlayHint"),
    refused("textDocument/inlineCompletion"),
    refused("textDocument/inlineValue"),
    refused("textDocument/linkedEditingRange"),
    refused("textDocument/moniker"),
    refused("textDocument/onTypeFormatting"),
    refused("textDocument/prepareCallHierarchy"),
    answered<PrepareRenameParams, std::optional<PrepareRenamePlaceholder>>(
        "textDocument/prepareRename"),
    refused("textDocument/prepareTypeHierarchy"),
    told<PublishDiagnosticsParams>("textDocument/publishDiagnostics"),
    answered<DocumentRangeFormattingParams, std::vector<TextEdit>>("textDocument/rangeFormatting"),
    refused("textDocument/rangesFormatting"),
    answered<ReferenceParams, std::vector<Location>>("textDocument/references"),
    answered<RenameParams, std::optional<WorkspaceEdit>>("textDocument/rename"),
    refused("textDocument/selectionRange"),
    answered<SemanticTokensParams, SemanticTokens>("textDocument/semanticTokens/full"),
    refused("textDocument/semanticTokens/full/delta"),
    answered<SemanticTokensRangeParams, SemanticTokens>("textDocument/semanticTokens/range"),
    refused("textDocument/signatureHelp"),
    refused("textDocument/typeDefinition"),
    ignored("textDocument/willSave"),
    refused("textDocument/willSaveWaitUntil"),
    refused("typeHierarchy/subtypes"),
    refused("typeHierarchy/supertypes"),
    told<LogMessageParams>("window/logMessage"),
    asked<ShowDocumentParams, ShowDocumentResult>("window/showDocument"),
    told<ShowMessageParams>("window/showMessage"),
    asked<ShowMessageRequestParams, std::optional<MessageActionItem>>("window/showMessageRequest"),
    heard<WorkDoneProgressCancelParams>("window/workDoneProgress/cancel"),
    asked<WorkDoneProgressCreateParams, void>("window/workDoneProgress/create"),
    asked<ApplyWorkspaceEditParams, ApplyWorkspaceEditResult>("workspace/applyEdit"),
    unused(MethodKind::request, "workspace/codeLens/refresh"),
    asked<ConfigurationParams, std::vector<json::value>>("workspace/configuration"),
    answered<WorkspaceDiagnosticParams, WorkspaceDiagnosticReport>("workspace/diagnostic"),
    asked<void, void>("workspace/diagnostic/refresh"),
    heard<DidChangeConfigurationParams>("workspace/didChangeConfiguration"),
    heard<DidChangeWatchedFilesParams>("workspace/didChangeWatchedFiles"),
    heard<DidChangeWorkspaceFoldersParams>("workspace/didChangeWorkspaceFolders"),
    ignored("workspace/didCreateFiles"),
    ignored("workspace/didDeleteFiles"),
    ignored("workspace/didRenameFiles"),
    answered<ExecuteCommandParams, json::value>("workspace/executeCommand"),
    unused(MethodKind::request, "workspace/foldingRange/refresh"),
    asked<void, void>("workspace/inlayHint/refresh"),
    unused(MethodKind::request, "workspace/inlineValue/refresh"),
    unused(MethodKind::request, "workspace/semanticTokens/refresh"),
    answered<WorkspaceSymbolParams, std::vector<SymbolInformation>>("workspace/symbol"),
    answered<TextDocumentContentParams, TextDocumentContentResult>("workspace/textDocumentContent"),
    asked<TextDocumentContentRefreshParams, void>("workspace/textDocumentContent/refresh"),
    refused("workspace/willCreateFiles"),
    refused("workspace/willDeleteFiles"),
    refused("workspace/willRenameFiles"),
    unused(MethodKind::request, "workspace/workspaceFolders"),
    refused("workspaceSymbol/resolve"),
};

static_assert(std::ranges::is_sorted(table, {}, &Method::name));

}  // namespace

std::span<const Method> methods() {
  return table;
}

const Method* find_method(std::string_view name) {
  const auto at = std::ranges::lower_bound(table, name, {}, &Method::name);
  return at != table.end() && at->name == name ? &*at : nullptr;
}

}  // namespace paddle_ls::protocol
