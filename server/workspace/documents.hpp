// The open documents and notebooks, and the units they are analysed in.
//
// This class follows the client exactly or not at all: a change that cannot be read loses the
// document, because every further position would be a guess, until its full text comes. Messages
// about documents that are not open are normal (VS Code sends a change after a close) and change
// nothing. A URI names one thing at a time, a document, a notebook or a cell of one: whatever is
// opened under it later replaces it.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/text/buffer.hpp"
#include "protocol/types/notebook.hpp"
#include "protocol/types/text_document.hpp"
#include "server/workspace/unit.hpp"

namespace paddle_ls::server {

struct OpenDocument {
  protocol::Uri uri;
  std::string language_id;
  std::int32_t version;
  text::Buffer buffer;
  std::string unit;  // key of the unit it is part of: its own, or its notebook's
};

struct Notebook {
  protocol::Uri uri;
  std::vector<protocol::NotebookCell> cells;
};

class Documents {
 public:
  struct Listener {
    std::function<void(Unit&)> changed;             // a unit is new, or has another text
    std::function<void(const Unit&)> closing;       // a unit is about to be destroyed
    std::function<void(const OpenDocument&)> gone;  // a document is not shown any more
    // A cell is shown and no code of its notebook any more: it became markup, or another language.
    std::function<void(const OpenDocument&)> left_unit;
  };

  // What a document is, by its name and the client's language identifier.
  using KindOf = std::function<DocumentKind(const protocol::Uri&, std::string_view language_id)>;

  Documents(KindOf kind_of, Listener listener)
      : kind_of_(std::move(kind_of)), listener_(std::move(listener)) {}

  // A document that is already open is replaced.
  void open(const protocol::TextDocumentItem& item);
  void close(const protocol::Uri& uri);
  // We have lost step with the client about this document or notebook: it is dropped.
  void lose(const protocol::Uri& uri);
  // The same for all whose URIs occur in a message that cannot be read; returns them.
  std::vector<protocol::Uri> lose_named_in(std::string_view message);
  // The document that was lost and that this change gives its full text again, as if it were opened
  // with it; nothing when it was not lost, or the change holds no full text.
  std::optional<protocol::TextDocumentItem> found_again(
      const protocol::DidChangeTextDocumentParams& params) const;
  // A document that is not open stays so.
  void change(const protocol::DidChangeTextDocumentParams& params, text::Encoding unit);

  void open_notebook(const protocol::DidOpenNotebookDocumentParams& params);
  void close_notebook(const protocol::Uri& uri);
  Result<void> change_notebook(const protocol::DidChangeNotebookDocumentParams& params,
                               text::Encoding unit);

  const OpenDocument* find(const protocol::Uri& uri) const;
  // The unit that a document or notebook is analysed in, or null.
  Unit* unit_of(const protocol::Uri& uri);
  Unit* unit(const std::string& key);

  // Keeps what was recorded of the texts that changed last, as long as these have at most `bytes`
  // bytes together, and of the very last one in any case. The next analysis of another takes
  // longer.
  void limit_recorded(std::size_t bytes);

  const std::map<std::string, OpenDocument>& documents() const { return documents_; }
  const std::map<std::string, std::unique_ptr<Unit>>& units() const { return units_; }

 private:
  OpenDocument& add_document(const protocol::TextDocumentItem& item, std::string unit_key);
  void add_cells(const std::string& notebook, const std::vector<protocol::TextDocumentItem>& items);
  Unit& add_unit(const std::string& key, DocumentKind kind);
  void drop_document(const std::string& key);
  void drop_unit(const std::string& key);
  Result<void> change_structure(Notebook& notebook,
                                const protocol::NotebookDocumentCellChangeStructure& structure);
  void drop_notebook(const std::string& key);
  void join_cells(const std::string& notebook);
  // Key of the notebook that the document of this key is a cell of; empty when it is none.
  std::string notebook_with_cell(const std::string& key) const;

  KindOf kind_of_;
  Listener listener_;
  std::map<std::string, OpenDocument> documents_;
  std::map<std::string, std::string> lost_;  // the language of each, by the key
  std::map<std::string, Notebook> notebooks_;
  std::map<std::string, std::unique_ptr<Unit>> units_;
};

}  // namespace paddle_ls::server
