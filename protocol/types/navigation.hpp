// From a place to others: definitions, references, highlights and links (LSP 3.18, "Goto Definition
// Request", "Find References Request", "Document Highlights Request", "Document Link Request").
#pragma once

#include "protocol/types/progress.hpp"
#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

struct DefinitionParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;
  Position position;

  static constexpr auto fields() {
    using Self = DefinitionParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument"),
                      field<&Self::position>("position")};
  }
};

struct ReferenceContext {
  bool include_declaration = false;

  static constexpr auto fields() {
    return std::array{field<&ReferenceContext::include_declaration>("includeDeclaration")};
  }
};

struct ReferenceParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;
  Position position;
  ReferenceContext context;

  static constexpr auto fields() {
    using Self = ReferenceParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument"),
                      field<&Self::position>("position"), field<&Self::context>("context")};
  }
};

struct DocumentHighlightParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;
  Position position;

  static constexpr auto fields() {
    using Self = DocumentHighlightParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument"),
                      field<&Self::position>("position")};
  }
};

enum class DocumentHighlightKind : std::uint8_t { text = 1, read, write };

constexpr auto enumerators(DocumentHighlightKind) {
  return std::array{Enumerator{1}, Enumerator{2}, Enumerator{3}};
}

struct DocumentHighlight {
  Range range;
  std::optional<DocumentHighlightKind> kind = {};

  static constexpr auto fields() {
    return std::array{field<&DocumentHighlight::range>("range"),
                      field<&DocumentHighlight::kind>("kind")};
  }
};

struct DocumentLinkParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;

  static constexpr auto fields() {
    using Self = DocumentLinkParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument")};
  }
};

struct DocumentLink {
  Range range;
  std::optional<Uri> target = {};

  static constexpr auto fields() {
    return std::array{field<&DocumentLink::range>("range"), field<&DocumentLink::target>("target")};
  }
};

struct DocumentLinkOptions {
  bool resolve_provider = false;

  static constexpr auto fields() {
    return std::array{omissible<&DocumentLinkOptions::resolve_provider>("resolveProvider")};
  }
};

}  // namespace paddle_ls::protocol
