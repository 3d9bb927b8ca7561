#include "server/features/feature_table.hpp"

#include <algorithm>
#include <array>

#include "server/features/actions/code_action.hpp"
#include "server/features/commands/execute_command.hpp"
#include "server/features/commands/static_commands.hpp"
#include "server/features/commands/virtual_documents.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/features/diagnostics/document_diagnostics.hpp"
#include "server/features/diagnostics/program_differences.hpp"
#include "server/features/diagnostics/workspace_diagnostics.hpp"
#include "server/features/documents/configuration_changes.hpp"
#include "server/features/documents/neighbour_changes.hpp"
#include "server/features/documents/synchronization.hpp"
#include "server/features/language/code_lens_request.hpp"
#include "server/features/language/completion_request.hpp"
#include "server/features/language/formatting_requests.hpp"
#include "server/features/language/hover_request.hpp"
#include "server/features/language/inlay_hints.hpp"
#include "server/features/language/navigation_requests.hpp"
#include "server/features/language/rename_requests.hpp"
#include "server/features/language/semantic_token_requests.hpp"
#include "server/features/language/symbol_requests.hpp"
#include "server/features/lifecycle_requests.hpp"

namespace paddle_ls::server {
namespace {

template <class Handler>
struct Row {
  std::string_view method;
  Handler handler;
};

constexpr std::array requests = {
    Row<RequestHandler>{"initialize", on_loop<initialize>},
    Row<RequestHandler>{"shutdown", shut_down},
    Row<RequestHandler>{"textDocument/hover", at_place<hover, nothing>},
    Row<RequestHandler>{"textDocument/completion", at_place<completion, no_items>},
    Row<RequestHandler>{"textDocument/definition", definition_anywhere},
    Row<RequestHandler>{"textDocument/references", at_place<references, no_items>},
    Row<RequestHandler>{"textDocument/documentHighlight", at_place<highlights, no_items>},
    Row<RequestHandler>{"textDocument/prepareRename", at_place<prepare_rename, nothing>},
    Row<RequestHandler>{"textDocument/rename", at_place<rename, nothing>},
    Row<RequestHandler>{"textDocument/documentSymbol", on_document<document_symbols, no_items>},
    Row<RequestHandler>{"textDocument/foldingRange", on_document<folding_ranges, no_items>},
    Row<RequestHandler>{"textDocument/documentLink", on_document<document_links, no_items>},
    Row<RequestHandler>{"textDocument/codeLens", on_document<code_lenses, no_items>},
    Row<RequestHandler>{"textDocument/semanticTokens/full",
                        on_document<semantic_tokens, no_tokens>},
    Row<RequestHandler>{"textDocument/semanticTokens/range",
                        on_document<semantic_tokens_of_range, no_tokens>},
    Row<RequestHandler>{"textDocument/inlayHint", on_document<inlay_hints, no_items>},
    Row<RequestHandler>{"textDocument/formatting", on_document<format_document, no_items>},
    Row<RequestHandler>{"textDocument/rangeFormatting", on_document<format_range, no_items>},
    Row<RequestHandler>{"textDocument/codeAction", on_document<code_actions, no_items>},
    Row<RequestHandler>{"codeAction/resolve", on_loop_later<resolve_code_action>},
    Row<RequestHandler>{"textDocument/diagnostic", document_diagnostics},
    Row<RequestHandler>{"workspace/diagnostic", on_loop_later<workspace_diagnostics>},
    Row<RequestHandler>{"workspace/symbol", on_loop_later<workspace_symbols>},
    Row<RequestHandler>{"workspace/executeCommand", on_loop_later<execute_command>},
    Row<RequestHandler>{"workspace/textDocumentContent", on_loop_later<virtual_document>},
};

constexpr std::array notifications = {
    Row<NotificationHandler>{"initialized", initialized},
    Row<NotificationHandler>{"exit", leave},
    Row<NotificationHandler>{"$/cancelRequest", on_notification<cancel_request>},
    Row<NotificationHandler>{"$/setTrace", on_notification<set_trace>},
    Row<NotificationHandler>{"textDocument/didOpen", on_notification<did_open, lose_document>},
    Row<NotificationHandler>{"textDocument/didChange", on_notification<did_change, lose_document>},
    Row<NotificationHandler>{"textDocument/didClose", on_notification<did_close>},
    Row<NotificationHandler>{"textDocument/didSave", on_notification<did_save>},
    Row<NotificationHandler>{"notebookDocument/didOpen",
                             on_notification<did_open_notebook, lose_document>},
    Row<NotificationHandler>{"notebookDocument/didChange",
                             on_notification<did_change_notebook, lose_document>},
    Row<NotificationHandler>{"notebookDocument/didClose", on_notification<did_close_notebook>},
    Row<NotificationHandler>{"notebookDocument/didSave", on_notification<did_save_notebook>},
    Row<NotificationHandler>{"workspace/didChangeConfiguration",
                             on_notification<did_change_configuration>},
    Row<NotificationHandler>{"workspace/didChangeWatchedFiles",
                             on_notification<did_change_watched_files>},
    Row<NotificationHandler>{"workspace/didChangeWorkspaceFolders",
                             on_notification<did_change_workspace_folders>},
    Row<NotificationHandler>{"window/workDoneProgress/cancel", on_notification<cancel_progress>},
};

template <class Rows>
auto handler_of(const Rows& rows, std::string_view method) -> decltype(rows.front().handler) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.method == method; });
  return found == rows.end() ? nullptr : found->handler;
}

RequestHandler request_handler(std::string_view method) {
  return handler_of(requests, method);
}

NotificationHandler notification_handler(std::string_view method) {
  return handler_of(notifications, method);
}

void analysed(Session& session, Unit& unit, AnalysisFinished& result) {
  report_files(session);
  publish(session, std::move(result.publications));
  const Analysis& analysis = *result.analysed.analysis;
  refresh_virtual_documents(session, analysis);
  if (analysis.concerns_others) read_again(session, unit.kind(), &unit);
  workspace_changed(session);
}

void left_unit(Session& session, const OpenDocument& document) {
  clear_diagnostics(session, document.uri, document.uri.key());
}

void gone(Session& session, const OpenDocument& document) {
  left_unit(session, document);
  show_differences_of_closed(session, document.uri);
  document_closed(session, document);
}

}  // namespace

const Features all_features{request_handler, notification_handler,   analysed, gone,
                            left_unit,       lose_documents_named_in};

}  // namespace paddle_ls::server
