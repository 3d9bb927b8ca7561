#include "protocol/read.hpp"

#include <doctest/doctest.h>

#include "protocol/types/code_actions.hpp"
#include "protocol/types/lifecycle.hpp"
#include "protocol/types/text_document.hpp"
#include "protocol/types/window.hpp"
#include "protocol/types/workspace.hpp"

using namespace paddle_ls;
using namespace paddle_ls::protocol;

namespace {

// The error message for `text` as params of type T.
template <class T>
std::string error_of(std::string_view text) {
  const auto result = read<T>(json::parse(json::string_view(text.data(), text.size())));
  if (result) return "no error";
  return invalid_params(result.error()).message;
}

}  // namespace

TEST_CASE("an error names the place, the expected type and the actual value") {
  CHECK(error_of<TextDocumentIdentifier>(R"({"uri":3})") == "params.uri: expected a URI, got 3");
  CHECK(error_of<TextDocumentIdentifier>("[]") == "params: expected an object, got an array");
  CHECK(error_of<TextDocumentIdentifier>("{}") == "params.uri: expected a URI, but it is missing");
  CHECK(error_of<TextDocumentIdentifier>(R"({"uri":null})") ==
        "params.uri: expected a URI, got null");
  CHECK(error_of<DidChangeTextDocumentParams>(R"({"textDocument":{"uri":"a:b","version":1},
            "contentChanges":[{"text":""},{"text":"","range":{"start":{"line":0,"character":0},
            "end":{"line":-1,"character":0}}}]})") ==
        "params.contentChanges[1].range.end.line: expected an integer from 0 to 2147483647, "
        "got -1");
  CHECK(error_of<WorkspaceEdit>(R"({"changes":{"file:///a":[{"range":1}]}})") ==
        R"(params.changes["file:///a"][0].range: expected an object, got 1)");
  CHECK(error_of<CodeAction>(R"({"title":"t","diagnostics":[true]})") ==
        "params.diagnostics[0]: expected an object, got true");
}

TEST_CASE("an error is a JSON-RPC error of invalid params") {
  const auto result = read<TextDocumentIdentifier>(json::array{});
  REQUIRE_FALSE(result);
  CHECK(result.error().where == "params");
  CHECK(invalid_params(result.error()).code == -32602);
}

TEST_CASE("the root of the path can be named") {
  const auto result = read<TextDocumentIdentifier>(json::object{{"uri", 1}}, "result");
  REQUIRE_FALSE(result);
  CHECK(result.error().where == "result.uri");
}

TEST_CASE("a long value is quoted in part, and never cut inside a character") {
  const std::string text = std::string(39, 'x') + "中" + std::string(1000, 'y');
  CHECK(error_of<Position>(R"({"line":")" + text + R"(","character":0})") ==
        "params.line: expected an integer from 0 to 2147483647, got \"" + std::string(39, 'x') +
            "\"...");
}

TEST_CASE("integers are limited to the range of the specification") {
  const auto position = [](std::string_view line) {
    return error_of<Position>(R"({"character":0,"line":)" + std::string(line) + "}");
  };
  CHECK(position("0") == "no error");
  CHECK(position("2147483647") == "no error");
  CHECK(position("7.0") == "no error");
  CHECK(position("-0.0") == "no error");
  for (const std::string_view bad : {"-1", "2147483648", "4294967296", "18446744073709551615",
                                     "1.5", "1e300", "\"1\"", "true", "null"}) {
    CAPTURE(bad);
    CHECK(position(bad).starts_with("params.line: expected an integer from 0 to 2147483647"));
  }
  CHECK(read<Position>(json::parse(R"({"line":7.0,"character":1})"))->line == 7);
  CHECK(error_of<VersionedTextDocumentIdentifier>(R"({"uri":"","version":-2147483648})") ==
        "no error");
  CHECK(error_of<VersionedTextDocumentIdentifier>(R"({"uri":"","version":2147483648})") !=
        "no error");
  CHECK(error_of<CancelParams>(R"({"id":9223372036854775807})") == "no error");
}

TEST_CASE("null for an optional member counts as absent") {
  const auto change = read<TextDocumentContentChangeEvent>(
      json::parse(R"({"text":"x","range":null,"rangeLength":null})"));
  REQUIRE(change);
  CHECK_FALSE(change->range);
  const auto context =
      read<CodeActionContext>(json::parse(R"({"diagnostics":[],"only":null,"triggerKind":null})"));
  REQUIRE(context);
  CHECK(context->only.empty());
}

TEST_CASE("an optional member of the wrong type is an error, not a guess") {
  CHECK(error_of<TextDocumentContentChangeEvent>(R"({"text":"x","range":[]})") ==
        "params.range: expected an object, got an array");
}

TEST_CASE("unknown members are ignored") {
  CHECK(read<Position>(json::parse(R"({"line":1,"character":2,"offset":"x","":null})")));
}

TEST_CASE("an unknown value of an optional enumeration is accepted") {
  const auto diagnostic = read<Diagnostic>(
      json::parse(R"({"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},
                      "message":"m","severity":9,"tags":[1,17,2]})"));
  REQUIRE(diagnostic);
  CHECK_FALSE(diagnostic->severity);
  CHECK(diagnostic->tags == std::vector{DiagnosticTag::unnecessary, DiagnosticTag::deprecated});
  CHECK(error_of<FileEvent>(R"({"uri":"x:y","type":4})") ==
        "params.type: expected one of 1, 2, 3, got 4");
  CHECK(error_of<SetTraceParams>(R"({"value":"loud"})") ==
        R"(params.value: expected one of "off", "messages", "verbose", got "loud")");
  CHECK(error_of<FileEvent>(R"({"uri":"x:y","type":"2"})") != "no error");
}

TEST_CASE("the matching alternative of a union is used") {
  const auto token = read<ProgressToken>(json::value("t"));
  REQUIRE(token);
  CHECK(std::get<std::string>(*token) == "t");
  CHECK(std::get<std::int32_t>(*read<ProgressToken>(json::value(4))) == 4);
  CHECK(error_of<WorkDoneProgressCancelParams>(R"({"token":[]})") ==
        "params.token: expected an integer from -2147483648 to 2147483647 or a string, "
        "got an array");
  const auto edit = read<WorkspaceEdit>(json::parse(
      R"({"documentChanges":[{"kind":"rename","oldUri":"a:1","newUri":"a:2"},
          {"textDocument":{"uri":"a:1","version":null},"edits":[]}]})"));
  REQUIRE(edit);
  REQUIRE(edit->document_changes.size() == 2);
  CHECK(std::get<RenameFile>(edit->document_changes[0]).new_uri == Uri::parse("a:2"));
  CHECK_FALSE(std::get<TextDocumentEdit>(edit->document_changes[1]).text_document.version);
}

TEST_CASE("a string that the specification fixes has to be that string") {
  CHECK(error_of<WorkDoneProgressEnd>(R"({"kind":"begin"})") ==
        R"(params.kind: expected "end", got "begin")");
  CHECK(error_of<WorkDoneProgressEnd>("{}") == R"(params.kind: expected "end", but it is missing)");
}

TEST_CASE("initialize parameters of sparse clients are read") {
  const auto params = read<InitializeParams>(json::parse(
      R"({"processId":null,"rootUri":null,"rootPath":null,"workspaceFolders":null,
          "capabilities":{"x":null},"trace":"compact","clientInfo":{"name":"ed"}})"));
  REQUIRE(params);
  CHECK_FALSE(params->process_id);
  CHECK_FALSE(params->workspace_folders);
  CHECK_FALSE(params->trace);
  CHECK(params->client_info->name == "ed");
  CHECK(read<InitializeParams>(json::object{}));
}
