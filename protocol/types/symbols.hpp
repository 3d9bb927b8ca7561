// The shape of documents and of the workspace (LSP 3.18, "Document Symbols Request", "Workspace
// Symbols Request", "Folding Range Request").
#pragma once

#include "protocol/types/progress.hpp"
#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

struct DocumentSymbolParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;

  static constexpr auto fields() {
    using Self = DocumentSymbolParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument")};
  }
};

enum class SymbolKind : std::uint8_t {
  file = 1,
  module_,
  namespace_,
  package,
  class_,
  method,
  property,
  field_,
  constructor,
  enum_,
  interface,
  function,
  variable,
  constant,
  string,
  number,
  boolean,
  array,
  object,
  key,
  null,
  enum_member,
  struct_,
  event,
  operator_,
  type_parameter
};

constexpr auto enumerators(SymbolKind) {
  std::array<Enumerator, 26> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = {static_cast<std::int64_t>(i) + 1};
  return all;
}

// The shape of a list of document symbols. A structure that holds itself cannot name it while its
// own shape is being made, so it is defined separately.
extern const Shape document_symbol_list;

struct DocumentSymbol {
  std::string name;
  std::optional<std::string> detail = {};
  SymbolKind kind = SymbolKind::file;
  Range range;
  Range selection_range;
  std::vector<DocumentSymbol> children = {};

  static constexpr auto fields() {
    using Self = DocumentSymbol;
    return std::array{field<&Self::name>("name"),
                      field<&Self::detail>("detail"),
                      field<&Self::kind>("kind"),
                      field<&Self::range>("range"),
                      field<&Self::selection_range>("selectionRange"),
                      Field{"children", Presence::omissible, &document_symbol_list,
                            [](const void* structure) -> const void* {
                              return &static_cast<const Self*>(structure)->children;
                            }}};
  }
};

// The flat form for clients without hierarchicalDocumentSymbolSupport, and for the workspace.
struct SymbolInformation {
  std::string name;
  SymbolKind kind = SymbolKind::file;
  std::optional<std::string> container_name = {};
  Location location;

  static constexpr auto fields() {
    using Self = SymbolInformation;
    return std::array{field<&Self::name>("name"), field<&Self::kind>("kind"),
                      field<&Self::container_name>("containerName"),
                      field<&Self::location>("location")};
  }
};

struct WorkspaceSymbolParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  std::string query;

  static constexpr auto fields() {
    using Self = WorkspaceSymbolParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::query>("query")};
  }
};

struct FoldingRangeParams {
  std::optional<ProgressToken> work_done_token = {};
  std::optional<ProgressToken> partial_result_token = {};
  TextDocumentIdentifier text_document;

  static constexpr auto fields() {
    using Self = FoldingRangeParams;
    return std::array{field<&Self::work_done_token>("workDoneToken"),
                      field<&Self::partial_result_token>("partialResultToken"),
                      field<&Self::text_document>("textDocument")};
  }
};

struct FoldingRange {
  std::uint32_t start_line = 0;
  std::uint32_t end_line = 0;

  static constexpr auto fields() {
    return std::array{field<&FoldingRange::start_line>("startLine"),
                      field<&FoldingRange::end_line>("endLine")};
  }
};

}  // namespace paddle_ls::protocol
