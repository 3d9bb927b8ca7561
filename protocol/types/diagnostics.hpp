// Diagnostics, pushed and pulled (LSP 3.18, "PublishDiagnostics" and "Pull Diagnostics").
#pragma once

#include "protocol/types/markup.hpp"
#include "protocol/types/progress.hpp"
#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

enum class DiagnosticSeverity : std::uint8_t { error = 1, warning, information, hint };

constexpr auto enumerators(DiagnosticSeverity) {
  return std::array{Enumerator{1}, Enumerator{2}, Enumerator{3}, Enumerator{4}};
}

enum class DiagnosticTag : std::uint8_t { unnecessary = 1, deprecated };

constexpr auto enumerators(DiagnosticTag) {
  return std::array{Enumerator{1}, Enumerator{2}};
}

struct CodeDescription {
  Uri href;

  static constexpr auto fields() { return std::array{field<&CodeDescription::href>("href")}; }
};

struct DiagnosticRelatedInformation {
  Location location;
  std::string message;

  static constexpr auto fields() {
    using Self = DiagnosticRelatedInformation;
    return std::array{field<&Self::location>("location"), field<&Self::message>("message")};
  }
};

struct Diagnostic {
  Range range;
  std::optional<DiagnosticSeverity> severity = {};
  std::optional<std::variant<std::int32_t, std::string>> code = {};
  std::optional<CodeDescription> code_description = {};
  std::optional<std::string> source = {};
  std::variant<std::string, MarkupContent> message;  // the latter with markupMessageSupport only
  std::vector<DiagnosticTag> tags = {};
  std::vector<DiagnosticRelatedInformation> related_information = {};
  std::optional<json::value> data = {};

  static constexpr auto fields() {
    using Self = Diagnostic;
    return std::array{
        field<&Self::range>("range"),   field<&Self::severity>("severity"),
        field<&Self::code>("code"),     field<&Self::code_description>("codeDescription"),
        field<&Self::source>("source"), field<&Self::message>("message"),
        omissible<&Self::tags>("tags"), omissible<&Self::related_information>("relatedInformation"),
        field<&Self::data>("data")};
  }
};

struct PublishDiagnosticsParams {
  Uri uri;
  std::optional<std::int32_t> version = {};
  std::vector<Diagnostic> diagnostics;

  static constexpr auto fields() {
    using Self = PublishDiagnosticsParams;
    return std::array{field<&Self::uri>("uri"), field<&Self::version>("version"),
                      field<&Self::diagnostics>("diagnostics")};
  }
};

struct DocumentDiagnosticParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;
  std::optional<std::string> identifier = {};
  std::optional<std::string> previous_result_id = {};

  static constexpr auto fields() {
    using Self = DocumentDiagnosticParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument"),
                      field<&Self::identifier>("identifier"),
                      field<&Self::previous_result_id>("previousResultId")};
  }
};

struct FullDocumentDiagnosticReport {
  std::optional<std::string> result_id = {};
  std::vector<Diagnostic> items;

  static constexpr auto fields() {
    using Self = FullDocumentDiagnosticReport;
    return std::array{fixed("kind", "full"), field<&Self::result_id>("resultId"),
                      field<&Self::items>("items")};
  }
};

struct UnchangedDocumentDiagnosticReport {
  std::string result_id;

  static constexpr auto fields() {
    return std::array{fixed("kind", "unchanged"),
                      field<&UnchangedDocumentDiagnosticReport::result_id>("resultId")};
  }
};

using DocumentDiagnosticReport =
    std::variant<FullDocumentDiagnosticReport, UnchangedDocumentDiagnosticReport>;

struct PreviousResultId {
  Uri uri;
  std::string value;

  static constexpr auto fields() {
    return std::array{field<&PreviousResultId::uri>("uri"),
                      field<&PreviousResultId::value>("value")};
  }
};

struct WorkspaceDiagnosticParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  std::optional<std::string> identifier = {};
  std::vector<PreviousResultId> previous_result_ids;

  static constexpr auto fields() {
    using Self = WorkspaceDiagnosticParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::identifier>("identifier"),
                      field<&Self::previous_result_ids>("previousResultIds")};
  }
};

struct WorkspaceFullDocumentDiagnosticReport {
  std::optional<std::string> result_id = {};
  std::vector<Diagnostic> items;
  Uri uri;
  std::optional<std::int32_t> version = {};

  static constexpr auto fields() {
    using Self = WorkspaceFullDocumentDiagnosticReport;
    return std::array{fixed("kind", "full"), field<&Self::result_id>("resultId"),
                      field<&Self::items>("items"), field<&Self::uri>("uri"),
                      nullable<&Self::version>("version")};
  }
};

struct WorkspaceUnchangedDocumentDiagnosticReport {
  std::string result_id;
  Uri uri;
  std::optional<std::int32_t> version = {};

  static constexpr auto fields() {
    using Self = WorkspaceUnchangedDocumentDiagnosticReport;
    return std::array{fixed("kind", "unchanged"), field<&Self::result_id>("resultId"),
                      field<&Self::uri>("uri"), nullable<&Self::version>("version")};
  }
};

using WorkspaceDocumentDiagnosticReport =
    std::variant<WorkspaceFullDocumentDiagnosticReport, WorkspaceUnchangedDocumentDiagnosticReport>;

// The result of workspace/diagnostic, and the value of its partial results.
struct WorkspaceDiagnosticReport {
  std::vector<WorkspaceDocumentDiagnosticReport> items;

  static constexpr auto fields() {
    return std::array{field<&WorkspaceDiagnosticReport::items>("items")};
  }
};

// The ProgressParams of `$/progress` that bring a part of the report.
struct WorkspaceDiagnosticPartialResult {
  ProgressToken token;
  WorkspaceDiagnosticReport value;

  static constexpr auto fields() {
    using Self = WorkspaceDiagnosticPartialResult;
    return std::array{field<&Self::token>("token"), field<&Self::value>("value")};
  }
};

// `data` of the error ServerCancelled.
struct DiagnosticServerCancellationData {
  bool retrigger_request = true;

  static constexpr auto fields() {
    return std::array{
        field<&DiagnosticServerCancellationData::retrigger_request>("retriggerRequest")};
  }
};

struct DiagnosticOptions {
  std::optional<std::string> identifier = {};
  bool inter_file_dependencies = false;
  bool workspace_diagnostics = false;

  static constexpr auto fields() {
    using Self = DiagnosticOptions;
    return std::array{field<&Self::identifier>("identifier"),
                      field<&Self::inter_file_dependencies>("interFileDependencies"),
                      field<&Self::workspace_diagnostics>("workspaceDiagnostics")};
  }
};

}  // namespace paddle_ls::protocol
