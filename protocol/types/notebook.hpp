// Notebook documents and their synchronisation (LSP 3.18, "Notebook Document Synchronization").
//
// Cell text is in separate text documents, which the notebook refers to by URI. Notebook and
// cell metadata and execution summaries say nothing about code and are not read.
#pragma once

#include "protocol/types/text_document.hpp"

namespace paddle_ls::protocol {

enum class NotebookCellKind : std::uint8_t { markup = 1, code = 2 };

constexpr auto enumerators(NotebookCellKind) {
  return std::array{Enumerator{1}, Enumerator{2}};
}

struct NotebookCell {
  NotebookCellKind kind = NotebookCellKind::code;
  Uri document;

  static constexpr auto fields() {
    using Self = NotebookCell;
    return std::array{field<&Self::kind>("kind"), field<&Self::document>("document")};
  }
};

struct NotebookDocument {
  Uri uri;
  std::string notebook_type;
  std::int32_t version = 0;
  std::vector<NotebookCell> cells;

  static constexpr auto fields() {
    using Self = NotebookDocument;
    return std::array{field<&Self::uri>("uri"), field<&Self::notebook_type>("notebookType"),
                      field<&Self::version>("version"), field<&Self::cells>("cells")};
  }
};

struct NotebookDocumentIdentifier {
  Uri uri;

  static constexpr auto fields() {
    return std::array{field<&NotebookDocumentIdentifier::uri>("uri")};
  }
};

struct VersionedNotebookDocumentIdentifier {
  std::int32_t version = 0;
  Uri uri;

  static constexpr auto fields() {
    using Self = VersionedNotebookDocumentIdentifier;
    return std::array{field<&Self::version>("version"), field<&Self::uri>("uri")};
  }
};

struct DidOpenNotebookDocumentParams {
  NotebookDocument notebook_document;
  std::vector<TextDocumentItem> cell_text_documents;

  static constexpr auto fields() {
    using Self = DidOpenNotebookDocumentParams;
    return std::array{field<&Self::notebook_document>("notebookDocument"),
                      field<&Self::cell_text_documents>("cellTextDocuments")};
  }
};

// Replaces `delete_count` cells from `start` on.
struct NotebookCellArrayChange {
  std::uint32_t start = 0;
  std::uint32_t delete_count = 0;
  std::vector<NotebookCell> cells = {};

  static constexpr auto fields() {
    using Self = NotebookCellArrayChange;
    return std::array{field<&Self::start>("start"), field<&Self::delete_count>("deleteCount"),
                      omissible<&Self::cells>("cells")};
  }
};

// A cell that only moved is in neither list: its text stays.
struct NotebookDocumentCellChangeStructure {
  NotebookCellArrayChange array;
  std::vector<TextDocumentItem> did_open = {};
  std::vector<TextDocumentIdentifier> did_close = {};

  static constexpr auto fields() {
    using Self = NotebookDocumentCellChangeStructure;
    return std::array{field<&Self::array>("array"), omissible<&Self::did_open>("didOpen"),
                      omissible<&Self::did_close>("didClose")};
  }
};

struct NotebookDocumentCellContentChanges {
  VersionedTextDocumentIdentifier document;
  std::vector<TextDocumentContentChangeEvent> changes;

  static constexpr auto fields() {
    using Self = NotebookDocumentCellContentChanges;
    return std::array{field<&Self::document>("document"), field<&Self::changes>("changes")};
  }
};

// To be applied in the order of the members: structure, data (kinds), text.
struct NotebookDocumentCellChanges {
  std::optional<NotebookDocumentCellChangeStructure> structure = {};
  std::vector<NotebookCell> data = {};
  std::vector<NotebookDocumentCellContentChanges> text_content = {};

  static constexpr auto fields() {
    using Self = NotebookDocumentCellChanges;
    return std::array{field<&Self::structure>("structure"), omissible<&Self::data>("data"),
                      omissible<&Self::text_content>("textContent")};
  }
};

struct NotebookDocumentChangeEvent {
  std::optional<NotebookDocumentCellChanges> cells = {};

  static constexpr auto fields() {
    return std::array{field<&NotebookDocumentChangeEvent::cells>("cells")};
  }
};

struct DidChangeNotebookDocumentParams {
  VersionedNotebookDocumentIdentifier notebook_document;
  NotebookDocumentChangeEvent change;

  static constexpr auto fields() {
    using Self = DidChangeNotebookDocumentParams;
    return std::array{field<&Self::notebook_document>("notebookDocument"),
                      field<&Self::change>("change")};
  }
};

struct DidSaveNotebookDocumentParams {
  NotebookDocumentIdentifier notebook_document;

  static constexpr auto fields() {
    return std::array{field<&DidSaveNotebookDocumentParams::notebook_document>("notebookDocument")};
  }
};

struct DidCloseNotebookDocumentParams {
  NotebookDocumentIdentifier notebook_document;
  std::vector<TextDocumentIdentifier> cell_text_documents;

  static constexpr auto fields() {
    using Self = DidCloseNotebookDocumentParams;
    return std::array{field<&Self::notebook_document>("notebookDocument"),
                      field<&Self::cell_text_documents>("cellTextDocuments")};
  }
};

struct NotebookCellLanguage {
  std::string language;

  static constexpr auto fields() {
    return std::array{field<&NotebookCellLanguage::language>("language")};
  }
};

// Which cells of which notebooks the server wants; no notebook type means any.
struct NotebookDocumentFilterWithCells {
  std::optional<std::string> notebook = {};
  std::vector<NotebookCellLanguage> cells;

  static constexpr auto fields() {
    using Self = NotebookDocumentFilterWithCells;
    return std::array{field<&Self::notebook>("notebook"), field<&Self::cells>("cells")};
  }
};

struct NotebookDocumentSyncOptions {
  std::vector<NotebookDocumentFilterWithCells> notebook_selector;
  bool save = false;

  static constexpr auto fields() {
    using Self = NotebookDocumentSyncOptions;
    return std::array{field<&Self::notebook_selector>("notebookSelector"),
                      omissible<&Self::save>("save")};
  }
};

}  // namespace paddle_ls::protocol
