#include "protocol/client_capabilities.hpp"

#include <algorithm>
#include <array>

#include "protocol/read.hpp"

namespace paddle_ls::protocol {
namespace {

// The member at a dotted path, or null where any step of it is missing or no object.
const json::value* member_at(const json::value& from, std::string_view path) {
  const json::value* at = &from;
  while (at && !path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    const auto* object = at->if_object();
    at = object ? object->if_contains(path.substr(0, dot)) : nullptr;
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  return at;
}

// The array at `path` holds `entry`.
bool lists(const json::value& from, std::string_view path, const json::value& entry) {
  const auto* member = member_at(from, path);
  const auto* array = member ? member->if_array() : nullptr;
  return array && std::ranges::find(*array, entry) != array->end();
}

std::vector<std::string> strings_at(const json::value& from, std::string_view path) {
  std::vector<std::string> out;
  const auto* member = member_at(from, path);
  const auto* array = member ? member->if_array() : nullptr;
  if (!array) return out;
  for (const json::value& entry : *array) {
    if (const auto* text = entry.if_string()) out.emplace_back(*text);
  }
  return out;
}

using Flag = bool ClientCapabilities::*;

// What is said by `true`.
struct Answer {
  Flag flag;
  std::string_view path;
};

// What is said by the presence of an object.
struct Feature {
  Flag flag;
  std::string_view path;
};

// What is said by an entry of a list.
struct Entry {
  Flag flag;
  std::string_view path;
  std::string_view text;
};

using Caps = ClientCapabilities;

// A client that pulls diagnostics describes them in two places, of which it may fill only one.
constexpr std::array answers = {
    Answer{&Caps::cancels_stale_requests, "general.staleRequestSupport.cancel"},
    Answer{&Caps::did_save, "textDocument.synchronization.didSave"},
    Answer{&Caps::diagnostic_related_information,
           "textDocument.publishDiagnostics.relatedInformation"},
    Answer{&Caps::diagnostic_related_information, "textDocument.diagnostic.relatedInformation"},
    Answer{&Caps::diagnostic_code_description,
           "textDocument.publishDiagnostics.codeDescriptionSupport"},
    Answer{&Caps::diagnostic_code_description, "textDocument.diagnostic.codeDescriptionSupport"},
    Answer{&Caps::diagnostic_data, "textDocument.publishDiagnostics.dataSupport"},
    Answer{&Caps::diagnostic_data, "textDocument.diagnostic.dataSupport"},
    Answer{&Caps::diagnostic_version, "textDocument.publishDiagnostics.versionSupport"},
    Answer{&Caps::diagnostic_markup_message, "textDocument.diagnostic.markupMessageSupport"},
    Answer{&Caps::pull_diagnostics_related_documents,
           "textDocument.diagnostic.relatedDocumentSupport"},
    Answer{&Caps::pull_diagnostics_dynamic, "textDocument.diagnostic.dynamicRegistration"},
    Answer{&Caps::diagnostics_refresh, "workspace.diagnostics.refreshSupport"},
    Answer{&Caps::inlay_hints_refresh, "workspace.inlayHint.refreshSupport"},
    Answer{&Caps::code_action_data, "textDocument.codeAction.dataSupport"},
    Answer{&Caps::code_action_is_preferred, "textDocument.codeAction.isPreferredSupport"},
    Answer{&Caps::code_action_disabled, "textDocument.codeAction.disabledSupport"},
    Answer{&Caps::code_action_honors_change_annotations,
           "textDocument.codeAction.honorsChangeAnnotations"},
    Answer{&Caps::code_action_dynamic, "textDocument.codeAction.dynamicRegistration"},
    Answer{&Caps::hierarchical_symbols,
           "textDocument.documentSymbol.hierarchicalDocumentSymbolSupport"},
    Answer{&Caps::prepares_rename, "textDocument.rename.prepareSupport"},
    Answer{&Caps::apply_edit, "workspace.applyEdit"},
    Answer{&Caps::apply_edit_metadata, "workspace.workspaceEdit.metadataSupport"},
    Answer{&Caps::document_changes, "workspace.workspaceEdit.documentChanges"},
    Answer{&Caps::normalizes_line_endings, "workspace.workspaceEdit.normalizesLineEndings"},
    Answer{&Caps::workspace_folders, "workspace.workspaceFolders"},
    Answer{&Caps::configuration, "workspace.configuration"},
    Answer{&Caps::did_change_configuration_dynamic,
           "workspace.didChangeConfiguration.dynamicRegistration"},
    Answer{&Caps::watched_files_dynamic, "workspace.didChangeWatchedFiles.dynamicRegistration"},
    Answer{&Caps::watched_files_relative, "workspace.didChangeWatchedFiles.relativePatternSupport"},
    Answer{&Caps::work_done_progress, "window.workDoneProgress"},
    Answer{&Caps::show_document, "window.showDocument.support"},
};

constexpr std::array features = {
    Feature{&Caps::pull_diagnostics, "textDocument.diagnostic"},
    Feature{&Caps::code_action_literals, "textDocument.codeAction.codeActionLiteralSupport"},
    Feature{&Caps::semantic_tokens, "textDocument.semanticTokens"},
    Feature{&Caps::notebook_sync, "notebookDocument.synchronization"},
    Feature{&Caps::change_annotations, "workspace.workspaceEdit.changeAnnotationSupport"},
    Feature{&Caps::execute_command, "workspace.executeCommand"},
    Feature{&Caps::text_document_content, "workspace.textDocumentContent"},
    Feature{&Caps::show_message_request, "window.showMessage"},
};

constexpr std::array entries = {
    Entry{&Caps::code_action_resolve_edit, "textDocument.codeAction.resolveSupport.properties",
          "edit"},
    Entry{&Caps::code_action_resolve_command, "textDocument.codeAction.resolveSupport.properties",
          "command"},
    Entry{&Caps::hover_markdown, "textDocument.hover.contentFormat", "markdown"},
    Entry{&Caps::create_files, "workspace.workspaceEdit.resourceOperations", "create"},
    Entry{&Caps::rename_files, "workspace.workspaceEdit.resourceOperations", "rename"},
    Entry{&Caps::delete_files, "workspace.workspaceEdit.resourceOperations", "delete"},
};

// Before 3.15 tag support was a plain `true`, which meant both tags.
bool has_tag(const json::value& capabilities, std::string_view of, std::int64_t tag) {
  const std::string path = "textDocument." + std::string(of) + ".tagSupport";
  const auto* support = member_at(capabilities, path);
  if (!support) return false;
  return (support->is_bool() && support->get_bool()) || lists(*support, "valueSet", tag);
}

std::vector<PositionEncodingKind> encodings(const json::value& capabilities) {
  std::vector<PositionEncodingKind> out;
  for (const std::string& name : strings_at(capabilities, "general.positionEncodings")) {
    if (auto kind = read<PositionEncodingKind>(json::string(name))) out.push_back(*kind);
  }
  return out;
}

std::vector<std::string> dynamic_registrations(const json::value& capabilities) {
  std::vector<std::string> out;
  const auto* documents = member_at(capabilities, "textDocument");
  const auto* features_of_documents = documents ? documents->if_object() : nullptr;
  if (!features_of_documents) return out;
  for (const auto& [name, feature] : *features_of_documents) {
    const auto* says = member_at(feature, "dynamicRegistration");
    if (says && *says == true) out.emplace_back(name);
  }
  return out;
}

}  // namespace

ClientCapabilities read_client_capabilities(const json::value& capabilities) {
  ClientCapabilities out;
  for (const Answer& answer : answers) {
    const auto* value = member_at(capabilities, answer.path);
    if (value && value->is_bool() && value->get_bool()) out.*answer.flag = true;
  }
  for (const Feature& feature : features) {
    const auto* value = member_at(capabilities, feature.path);
    if (value && value->is_object()) out.*feature.flag = true;
  }
  for (const Entry& entry : entries) {
    if (lists(capabilities, entry.path, json::string(entry.text))) out.*entry.flag = true;
  }
  for (const std::string_view of : {"publishDiagnostics", "diagnostic"}) {
    if (has_tag(capabilities, of, 1)) out.diagnostic_tag_unnecessary = true;
    if (has_tag(capabilities, of, 2)) out.diagnostic_tag_deprecated = true;
  }
  out.registers_dynamically = dynamic_registrations(capabilities);
  out.position_encodings = encodings(capabilities);
  out.retry_on_content_modified =
      strings_at(capabilities, "general.staleRequestSupport.retryOnContentModified");
  return out;
}

}  // namespace paddle_ls::protocol
