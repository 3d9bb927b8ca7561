#include "protocol/client_capabilities.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::protocol;

namespace {

ClientCapabilities capabilities(std::string_view text) {
  return read_client_capabilities(json::parse(json::string_view(text.data(), text.size())));
}

}  // namespace

TEST_CASE("a client like VS Code supports nearly everything, in utf-16") {
  const auto client = capabilities(R"({
    "workspace": {
      "applyEdit": true,
      "workspaceEdit": {"documentChanges": true, "normalizesLineEndings": true,
        "resourceOperations": ["create", "rename", "delete"],
        "failureHandling": "textOnlyTransactional",
        "changeAnnotationSupport": {"groupsOnLabel": true},
        "metadataSupport": true, "snippetEditSupport": true},
      "configuration": true,
      "didChangeConfiguration": {"dynamicRegistration": true},
      "didChangeWatchedFiles": {"dynamicRegistration": true, "relativePatternSupport": true},
      "executeCommand": {"dynamicRegistration": true},
      "workspaceFolders": true,
      "textDocumentContent": {"dynamicRegistration": true},
      "diagnostics": {"refreshSupport": true}
    },
    "textDocument": {
      "publishDiagnostics": {"relatedInformation": true, "versionSupport": false,
        "tagSupport": {"valueSet": [1, 2]}, "codeDescriptionSupport": true, "dataSupport": true},
      "synchronization": {"dynamicRegistration": true, "willSave": true, "didSave": true},
      "hover": {"dynamicRegistration": true, "contentFormat": ["markdown", "plaintext"]},
      "codeAction": {"dynamicRegistration": true, "isPreferredSupport": true,
        "disabledSupport": true, "dataSupport": true, "honorsChangeAnnotations": true,
        "resolveSupport": {"properties": ["edit", "command"]},
        "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix"]}}},
      "diagnostic": {"dynamicRegistration": true, "relatedDocumentSupport": true,
        "markupMessageSupport": true}
    },
    "window": {"showMessage": {"messageActionItem": {"additionalPropertiesSupport": true}},
      "showDocument": {"support": true}, "workDoneProgress": true},
    "general": {"staleRequestSupport": {"cancel": true,
        "retryOnContentModified": ["textDocument/semanticTokens/full"]},
      "positionEncodings": ["utf-16"]},
    "notebookDocument": {"synchronization": {"dynamicRegistration": true}}
  })");
  CHECK(client.document_changes);
  CHECK(client.change_annotations);
  CHECK(client.apply_edit);
  CHECK(client.apply_edit_metadata);
  CHECK(client.create_files);
  CHECK(client.rename_files);
  CHECK(client.delete_files);
  CHECK(client.normalizes_line_endings);
  CHECK(client.configuration);
  CHECK(client.did_change_configuration_dynamic);
  CHECK(client.watched_files_dynamic);
  CHECK(client.watched_files_relative);
  CHECK(client.execute_command);
  CHECK(client.workspace_folders);
  CHECK(client.text_document_content);
  CHECK(client.diagnostics_refresh);
  CHECK(client.diagnostic_related_information);
  CHECK_FALSE(client.diagnostic_version);
  CHECK(client.diagnostic_tag_unnecessary);
  CHECK(client.diagnostic_tag_deprecated);
  CHECK(client.diagnostic_code_description);
  CHECK(client.diagnostic_data);
  CHECK(client.diagnostic_markup_message);
  CHECK(client.did_save);
  CHECK(client.hover_markdown);
  CHECK(client.code_action_literals);
  CHECK(client.code_action_is_preferred);
  CHECK(client.code_action_disabled);
  CHECK(client.code_action_data);
  CHECK(client.code_action_honors_change_annotations);
  CHECK(client.code_action_resolve_edit);
  CHECK(client.code_action_resolve_command);
  CHECK(client.code_action_dynamic);
  CHECK(client.pull_diagnostics);
  CHECK(client.pull_diagnostics_dynamic);
  CHECK(client.pull_diagnostics_related_documents);
  CHECK(client.show_message_request);
  CHECK(client.show_document);
  CHECK(client.work_done_progress);
  CHECK(client.cancels_stale_requests);
  CHECK(client.retry_on_content_modified ==
        std::vector<std::string>{"textDocument/semanticTokens/full"});
  CHECK(client.position_encodings == std::vector{PositionEncodingKind::utf16});
  CHECK(client.notebook_sync);
}

TEST_CASE("a client like Neovim 0.7 needs `changes`, and does not keep data") {
  const auto client = capabilities(R"({
    "workspace": {"applyEdit": true, "configuration": true, "workspaceFolders": true,
      "symbol": {"hierarchicalWorkspaceSymbolSupport": true},
      "workspaceEdit": {"resourceOperations": ["rename", "create", "delete"]}},
    "textDocument": {
      "synchronization": {"dynamicRegistration": false, "willSave": false, "didSave": true},
      "codeAction": {"dynamicRegistration": false, "dataSupport": true,
        "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix"]}},
        "resolveSupport": {"properties": ["edit"]}},
      "hover": {"dynamicRegistration": false, "contentFormat": ["markdown", "plaintext"]},
      "publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2]}}},
    "callHierarchy": {"dynamicRegistration": false},
    "window": {"workDoneProgress": true, "showMessage": {"messageActionItem": {}},
      "showDocument": {"support": false}}
  })");
  CHECK_FALSE(client.document_changes);
  CHECK_FALSE(client.change_annotations);
  CHECK_FALSE(client.diagnostic_data);
  CHECK(client.diagnostic_tag_unnecessary);
  CHECK(client.code_action_resolve_edit);
  CHECK_FALSE(client.code_action_resolve_command);
  CHECK_FALSE(client.code_action_is_preferred);
  CHECK(client.position_encodings.empty());
  CHECK_FALSE(client.pull_diagnostics);
  CHECK_FALSE(client.show_document);
  CHECK(client.apply_edit);
  CHECK(client.rename_files);
}

TEST_CASE("a client like eglot 1.9 gets its edits at once") {
  const auto client = capabilities(R"({
    "workspace": {"applyEdit": true, "executeCommand": {"dynamicRegistration": false},
      "workspaceEdit": {"documentChanges": true},
      "didChangeWatchedFiles": {"dynamicRegistration": true},
      "configuration": true, "workspaceFolders": true},
    "textDocument": {
      "synchronization": {"willSave": true, "willSaveWaitUntil": true, "didSave": true},
      "hover": {"contentFormat": ["markdown", "plaintext"]},
      "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}},
        "isPreferredSupport": true},
      "publishDiagnostics": {"relatedInformation": false, "codeDescriptionSupport": false,
        "tagSupport": {"valueSet": [1, 2]}}},
    "window": {"workDoneProgress": true},
    "experimental": {}
  })");
  CHECK(client.document_changes);
  CHECK(client.code_action_literals);
  CHECK_FALSE(client.code_action_resolve_edit);
  CHECK(client.code_action_is_preferred);
  CHECK_FALSE(client.diagnostic_related_information);
  CHECK(client.watched_files_dynamic);
  CHECK_FALSE(client.watched_files_relative);
}

TEST_CASE("a client like eglot 30 lists utf-32 first") {
  const auto client = capabilities(R"({
    "general": {"positionEncodings": ["utf-32", "utf-8", "utf-16"]},
    "textDocument": {"codeAction": {"dataSupport": true,
      "resolveSupport": {"properties": ["edit", "command"]}}}
  })");
  CHECK(client.position_encodings == std::vector{PositionEncodingKind::utf32,
                                                 PositionEncodingKind::utf8,
                                                 PositionEncodingKind::utf16});
  CHECK(client.code_action_resolve_command);
}

TEST_CASE("a client like lsp-mode 8 sends null instead of objects") {
  const auto client = capabilities(R"({
    "workspace": {"workspaceEdit": {"documentChanges": true,
        "resourceOperations": ["create", "rename", "delete"]},
      "applyEdit": true, "executeCommand": {"dynamicRegistration": false},
      "didChangeWatchedFiles": {"dynamicRegistration": true}, "workspaceFolders": true,
      "configuration": true, "diagnostics": null},
    "textDocument": {"linkedEditingRange": null, "moniker": null, "diagnostic": null,
      "hover": {"contentFormat": ["markdown", "plaintext"]},
      "codeAction": {"dynamicRegistration": true, "isPreferredSupport": true,
        "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix"]}},
        "resolveSupport": {"properties": ["edit", "command"]}, "dataSupport": true},
      "publishDiagnostics": {"relatedInformation": true, "tagSupport": {"valueSet": [1, 2]},
        "versionSupport": true}},
    "window": {"workDoneProgress": true, "showMessage": null, "showDocument": null},
    "general": null, "notebookDocument": null
  })");
  CHECK(client.document_changes);
  CHECK(client.diagnostic_version);
  CHECK(client.code_action_resolve_edit);
  CHECK_FALSE(client.show_message_request);
  CHECK_FALSE(client.show_document);
  CHECK_FALSE(client.pull_diagnostics);
  CHECK_FALSE(client.notebook_sync);
}

TEST_CASE("a client like Helix pulls diagnostics and supports versions") {
  const auto client = capabilities(R"({
    "general": {"positionEncodings": ["utf-8", "utf-32", "utf-16"]},
    "textDocument": {"diagnostic": {"dynamicRegistration": false, "relatedDocumentSupport": true},
      "publishDiagnostics": {"tagSupport": {"valueSet": [1, 2]}, "versionSupport": true},
      "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": [""]}},
        "isPreferredSupport": true, "disabledSupport": true, "dataSupport": true,
        "resolveSupport": {"properties": ["edit", "command"]}}},
    "workspace": {"workspaceEdit": {"documentChanges": true, "normalizesLineEndings": false,
        "resourceOperations": ["create", "rename", "delete"]},
      "diagnostic": {"refreshSupport": true}}
  })");
  CHECK(client.pull_diagnostics);
  CHECK(client.pull_diagnostics_related_documents);
  CHECK(client.diagnostic_version);
  CHECK(client.code_action_disabled);
  CHECK_FALSE(client.normalizes_line_endings);
  CHECK_FALSE(client.diagnostics_refresh);
  CHECK(client.position_encodings.front() == PositionEncodingKind::utf8);
}

TEST_CASE("a client like ALE supports almost nothing") {
  const auto client = capabilities(R"({
    "workspace": {"applyEdit": false, "didChangeConfiguration": {"dynamicRegistration": false},
      "symbol": {"dynamicRegistration": false}, "workspaceFolders": false, "configuration": false},
    "textDocument": {"synchronization": {"dynamicRegistration": false, "willSave": false,
        "willSaveWaitUntil": false, "didSave": true},
      "hover": {"dynamicRegistration": false, "contentFormat": ["plaintext"]},
      "codeAction": {"dynamicRegistration": false, "codeActionLiteralSupport":
        {"codeActionKind": {"valueSet": []}}},
      "publishDiagnostics": {"relatedInformation": true}}
  })");
  CHECK_FALSE(client.apply_edit);
  CHECK_FALSE(client.configuration);
  CHECK_FALSE(client.hover_markdown);
  CHECK(client.code_action_literals);
  CHECK(client.did_save);
}

TEST_CASE("any capabilities are accepted, and wrong types count as absent") {
  for (const std::string_view text :
       {"null", "[]", "3", "\"x\"", R"({"textDocument":[],"workspace":"yes","window":1})",
        R"({"textDocument":{"codeAction":{"resolveSupport":{"properties":"edit"}}}})",
        R"({"general":{"positionEncodings":"utf-8"}})",
        R"({"general":{"positionEncodings":[8,null,"utf-7"]}})",
        R"({"workspace":{"applyEdit":"true","workspaceEdit":{"documentChanges":1}}})"}) {
    CAPTURE(std::string(text));
    const auto client = capabilities(text);
    CHECK_FALSE(client.apply_edit);
    CHECK_FALSE(client.document_changes);
    CHECK_FALSE(client.code_action_resolve_edit);
    CHECK(client.position_encodings.empty());
  }
}

TEST_CASE("tag support of old clients is a plain true") {
  CHECK(capabilities(R"({"textDocument":{"publishDiagnostics":{"tagSupport":true}}})")
            .diagnostic_tag_deprecated);
  CHECK_FALSE(capabilities(R"({"textDocument":{"publishDiagnostics":{"tagSupport":
            {"valueSet":[1]}}}})")
                  .diagnostic_tag_deprecated);
}
