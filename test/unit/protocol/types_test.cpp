#include <doctest/doctest.h>

#include "protocol/read.hpp"
#include "protocol/types/hover.hpp"
#include "protocol/types/lifecycle.hpp"
#include "protocol/types/window.hpp"
#include "protocol/write.hpp"

using namespace paddle_ls::protocol;

namespace {

// `text` contains every member of T; reading and writing it changes nothing.
template <class T>
void check_round_trip(std::string_view text) {
  CAPTURE(std::string(text));
  const json::value value = json::parse(json::string_view(text.data(), text.size()));
  const auto read_back = read<T>(value);
  REQUIRE_MESSAGE(read_back, invalid_params(read_back.error()).message);
  CHECK(json::serialize(write(*read_back)) == json::serialize(value));
  CHECK(write_text(*read_back) == json::serialize(value));
}

#define RANGE R"({"start":{"line":1,"character":2},"end":{"line":3,"character":4}})"
#define DIAGNOSTIC                                                                        \
  R"({"range":)" RANGE                                                                    \
  R"(,"severity":2,"code":"PT101","codeDescription":{"href":"https://x.example/PT101"},)" \
  R"("source":"paddle-ls","message":"m","tags":[1,2],"relatedInformation":[{"location":)" \
  R"({"uri":"file:///a.py","range":)" RANGE R"(},"message":"here"}],"data":{"n":[1]}})"
#define TOKENS R"("workDoneToken":"w","partialResultToken":7,)"
#define EDIT R"({"range":)" RANGE R"(,"newText":"paddle","annotationId":"unsure"})"

}  // namespace

TEST_CASE("text synchronisation survives a round trip") {
  check_round_trip<DidOpenTextDocumentParams>(
      R"({"textDocument":{"uri":"file:///C%3a/x.py","languageId":"python","version":0,)"
      R"("text":"import torch\r\n"}})");
  check_round_trip<DidChangeTextDocumentParams>(
      R"({"textDocument":{"uri":"file:///a.py","version":5},"contentChanges":[{"range":)" RANGE
      R"(,"text":"😀"},{"text":"all"}]})");
  check_round_trip<DidSaveTextDocumentParams>(R"({"textDocument":{"uri":"u:1"},"text":""})");
  check_round_trip<DidCloseTextDocumentParams>(R"({"textDocument":{"uri":"u:1"}})");
  check_round_trip<TextDocumentSyncOptions>(
      R"({"openClose":true,"change":2,"save":{"includeText":true}})");
}

TEST_CASE("notebook synchronisation survives a round trip") {
  constexpr std::string_view open =
      R"({"notebookDocument":{"uri":"file:///n.ipynb","notebookType":"jupyter-notebook",)"
      R"("version":1,"cells":[{"kind":1,"document":"cell:1"},{"kind":2,"document":"cell:2"}]},)"
      R"("cellTextDocuments":[{"uri":"cell:2","languageId":"python","version":1,"text":"x"}]})";
  check_round_trip<DidOpenNotebookDocumentParams>(open);
  check_round_trip<DidChangeNotebookDocumentParams>(
      R"({"notebookDocument":{"version":2,"uri":"file:///n.ipynb"},"change":{"cells":{)"
      R"("structure":{"array":{"start":1,"deleteCount":2,"cells":[{"kind":2,"document":"c:3"}]},)"
      R"("didOpen":[{"uri":"c:3","languageId":"python","version":1,"text":""}],)"
      R"("didClose":[{"uri":"c:1"}]},"data":[{"kind":1,"document":"c:2"}],)"
      R"("textContent":[{"document":{"uri":"c:2","version":4},"changes":[{"text":"y"}]}]}}})");
  check_round_trip<DidChangeNotebookDocumentParams>(
      R"({"notebookDocument":{"version":2,"uri":"n:1"},"change":{}})");
  check_round_trip<DidSaveNotebookDocumentParams>(R"({"notebookDocument":{"uri":"n:1"}})");
  check_round_trip<DidCloseNotebookDocumentParams>(
      R"({"notebookDocument":{"uri":"n:1"},"cellTextDocuments":[{"uri":"c:1"}]})");
  check_round_trip<NotebookDocumentSyncOptions>(
      R"({"notebookSelector":[{"notebook":"jupyter-notebook","cells":[{"language":"python"}]},)"
      R"({"cells":[{"language":"python"}]}],"save":true})");
}

TEST_CASE("diagnostics survive a round trip") {
  check_round_trip<PublishDiagnosticsParams>(
      R"({"uri":"file:///a.py","version":3,"diagnostics":[)" DIAGNOSTIC "]}");
  check_round_trip<Diagnostic>(R"({"range":)" RANGE
                               R"(,"code":3,"message":{"kind":"markdown","value":"*m*"}})");
  check_round_trip<DocumentDiagnosticParams>(
      "{" TOKENS R"("textDocument":{"uri":"u:1"},"identifier":"i","previousResultId":"p"})");
  check_round_trip<DocumentDiagnosticReport>(R"({"kind":"full","resultId":"r","items":[]})");
  check_round_trip<DocumentDiagnosticReport>(R"({"kind":"unchanged","resultId":"r"})");
  check_round_trip<WorkspaceDiagnosticParams>(
      "{" TOKENS R"("identifier":"i","previousResultIds":[{"uri":"u:1","value":"v"}]})");
  check_round_trip<WorkspaceDiagnosticReport>(
      R"({"items":[{"kind":"full","resultId":"r","items":[)" DIAGNOSTIC
      R"(],"uri":"u:1","version":null},{"kind":"unchanged","resultId":"r","uri":"u:2",)"
      R"("version":4}]})");
  check_round_trip<DiagnosticServerCancellationData>(R"({"retriggerRequest":false})");
  check_round_trip<DiagnosticOptions>(
      R"({"identifier":"i","interFileDependencies":false,"workspaceDiagnostics":true})");
}

TEST_CASE("code actions and workspace edits survive a round trip") {
  check_round_trip<CodeActionParams>("{" TOKENS R"("textDocument":{"uri":"u:1"},"range":)" RANGE
                                     R"(,"context":{"diagnostics":[)" DIAGNOSTIC
                                     R"(],"only":["quickfix","source.fixAll"],"triggerKind":2}})");
  check_round_trip<CodeAction>(
      R"({"title":"t","kind":"quickfix","diagnostics":[)" DIAGNOSTIC
      R"(],"isPreferred":true,"disabled":{"reason":"manual"},"edit":{"changes":{)"
      R"("file:///C%3a/x.py":[)" EDIT R"(]},"documentChanges":[{"textDocument":{"uri":"u:1",)"
      R"("version":null},"edits":[)" EDIT R"(]},{"kind":"create","uri":"u:2","options":)"
      R"({"overwrite":true,"ignoreIfExists":true},"annotationId":"unsure"},{"kind":"rename",)"
      R"("oldUri":"u:2","newUri":"u:3","options":{"overwrite":true,"ignoreIfExists":true},)"
      R"("annotationId":"unsure"}],"changeAnnotations":{"unsure":{"label":"l",)"
      R"("needsConfirmation":true,"description":"d"}}},"command":{"title":"t","command":"c",)"
      R"("arguments":[1,null]},"data":0})");
  check_round_trip<CodeActionOptions>(R"({"codeActionKinds":["quickfix"],"resolveProvider":true})");
  check_round_trip<ExecuteCommandParams>(
      R"({"workDoneToken":1,"command":"paddleLs.debugInfo","arguments":[{}]})");
  check_round_trip<ExecuteCommandOptions>(R"({"workDoneProgress":true,"commands":["c"]})");
  check_round_trip<ApplyWorkspaceEditParams>(
      R"({"label":"l","edit":{},"metadata":{"isRefactoring":true}})");
  check_round_trip<ApplyWorkspaceEditResult>(
      R"({"applied":false,"failureReason":"r","failedChange":2})");
}

TEST_CASE("hover, progress and window messages survive a round trip") {
  check_round_trip<HoverParams>(
      R"({"workDoneToken":1,"textDocument":{"uri":"u:1"},"position":{"line":0,"character":9}})");
  check_round_trip<Hover>(R"({"contents":{"kind":"markdown","value":"v"},"range":)" RANGE "}");
  check_round_trip<WorkDoneProgressCreateParams>(R"({"token":"t"})");
  check_round_trip<WorkDoneProgressCancelParams>(R"({"token":3})");
  check_round_trip<ProgressParams>(R"({"token":"t","value":{"kind":"end"}})");
  check_round_trip<WorkDoneProgressBegin>(
      R"({"kind":"begin","title":"t","cancellable":true,"message":"m","percentage":0})");
  check_round_trip<WorkDoneProgressReport>(
      R"({"kind":"report","cancellable":false,"message":"m","percentage":100})");
  check_round_trip<WorkDoneProgressEnd>(R"({"kind":"end","message":"m"})");
  check_round_trip<ShowMessageParams>(R"({"type":1,"message":"m"})");
  check_round_trip<LogMessageParams>(R"({"type":5,"message":"m"})");
  check_round_trip<ShowMessageRequestParams>(
      R"({"type":2,"message":"m","actions":[{"title":"a"}]})");
  check_round_trip<ShowDocumentParams>(
      R"({"uri":"u:1","external":true,"takeFocus":true,"selection":)" RANGE "}");
  check_round_trip<ShowDocumentResult>(R"({"success":true})");
}

TEST_CASE("workspace messages survive a round trip") {
  check_round_trip<DidChangeWorkspaceFoldersParams>(
      R"({"event":{"added":[{"uri":"file:///a","name":"a"}],"removed":[]}})");
  check_round_trip<ConfigurationParams>(
      R"({"items":[{"scopeUri":"file:///a","section":"paddleLs"},{}]})");
  check_round_trip<DidChangeConfigurationParams>(R"({"settings":{"paddleLs":{}}})");
  check_round_trip<DidChangeWatchedFilesParams>(
      R"({"changes":[{"uri":"u:1","type":1},{"uri":"u:1","type":3}]})");
  check_round_trip<DidChangeWatchedFilesRegistrationOptions>(
      R"({"watchers":[{"globPattern":"**/x"},{"globPattern":{"baseUri":"u:1","pattern":"*"}}]})");
  check_round_trip<DidChangeConfigurationRegistrationOptions>(R"({"section":"paddleLs"})");
  check_round_trip<RegistrationParams>(
      R"({"registrations":[{"id":"1","method":"m","registerOptions":{"x":1}}]})");
  check_round_trip<TextDocumentContentParams>(R"({"uri":"paddle-ls:/x"})");
  check_round_trip<TextDocumentContentResult>(R"({"text":"t"})");
  check_round_trip<TextDocumentContentRefreshParams>(R"({"uri":"paddle-ls:/x"})");
}

TEST_CASE("the session's own messages survive a round trip") {
  check_round_trip<InitializeParams>(
      R"({"workDoneToken":"1","processId":42,"clientInfo":{"name":"n","version":"v"},)"
      R"("locale":"zh-cn","rootPath":"/a","rootUri":"file:///a","capabilities":{"window":{}},)"
      R"("initializationOptions":{"x":1},"trace":"verbose","workspaceFolders":[{"uri":"file:///a",)"
      R"("name":"a"}]})");
  check_round_trip<InitializeResult>(
      R"({"capabilities":{"positionEncoding":"utf-16","textDocumentSync":{"openClose":true,)"
      R"("change":2},"notebookDocumentSync":{"notebookSelector":[]},"hoverProvider":true,)"
      R"("codeActionProvider":{},"executeCommandProvider":{"commands":[]},)"
      R"("diagnosticProvider":{"interFileDependencies":false,"workspaceDiagnostics":false},)"
      R"("workspace":{"workspaceFolders":{"supported":true,"changeNotifications":true},)"
      R"("textDocumentContent":{"schemes":["paddle-ls"]}},"experimental":[]},)"
      R"("serverInfo":{"name":"paddle-ls","version":"1"}})");
  check_round_trip<SetTraceParams>(R"({"value":"messages"})");
  check_round_trip<LogTraceParams>(R"({"message":"m","verbose":"v"})");
  check_round_trip<CancelParams>(R"({"id":"a"})");
  check_round_trip<CancelParams>(R"({"id":9007199254740993})");
}

TEST_CASE("empty optional members are left out, and nullable ones are written as null") {
  CHECK(json::serialize(write(CodeAction{.title = "t"})) == R"({"title":"t"})");
  CHECK(json::serialize(write(WorkspaceEdit{})) == "{}");
  CHECK(json::serialize(write(OptionalVersionedTextDocumentIdentifier{})) ==
        R"({"uri":"","version":null})");
  CHECK(json::serialize(write(ServerCapabilities{})) == "{}");
}

TEST_CASE("text is escaped as JSON requires") {
  std::string every;
  for (int c = 0; c < 128; ++c) every += static_cast<char>(c);
  const WorkDoneProgressEnd end{every + "中文😀"};
  CHECK(write_text(end) == json::serialize(write(end)));
}

TEST_CASE("messages with a structure equal the messages with its value") {
  const SetTraceParams params{TraceValue::verbose};
  CHECK(write_notification("$/setTrace", params) ==
        R"({"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"verbose"}})");
  CHECK(write_result(Id(1), params) == R"({"jsonrpc":"2.0","id":1,"result":{"value":"verbose"}})");
}

TEST_CASE("encodings and kinds are written as in the specification") {
  CHECK(write(PositionEncodingKind::utf8) == json::value("utf-8"));
  CHECK(write(MarkupKind::plain_text) == json::value("plaintext"));
  CHECK(write(DiagnosticSeverity::hint) == json::value(4));
}
