#include "server/workspace/documents.hpp"

#include <algorithm>
#include <set>

#include "server/workspace/notebook_text.hpp"

namespace paddle_ls::server {
namespace {

text::TextChange to_change(const protocol::TextDocumentContentChangeEvent& event) {
  if (!event.range) return {std::nullopt, event.text};
  const auto& [start, end] = *event.range;
  return {text::PositionRange{{start.line, start.character}, {end.line, end.character}},
          event.text};
}

void change_text(OpenDocument& document, std::int32_t version,
                 const std::vector<protocol::TextDocumentContentChangeEvent>& changes,
                 text::Encoding unit) {
  std::vector<text::TextChange> moved(changes.size());
  std::transform(changes.begin(), changes.end(), moved.begin(), to_change);
  document.buffer.change(moved, unit);
  document.version = version;
}

Segment whole_document(const OpenDocument& document) {
  return {document.uri.key(),
          document.uri.spelling(),
          document.version,
          {0, document.buffer.text().size()},
          document.buffer.shared_text(),
          document.buffer.shared_lines()};
}

}  // namespace

void Documents::open(const protocol::TextDocumentItem& item) {
  const std::string& key = item.uri.key();
  lost_.erase(key);
  close_notebook(item.uri);
  const std::string cell_of = notebook_with_cell(key);
  // What is shown of an earlier text stays until there is something newer.
  const OpenDocument& document = add_document(item, key);
  if (notebooks_.contains(cell_of)) join_cells(cell_of);
  Unit& unit = add_unit(key, kind_of_(item.uri, item.language_id));
  unit.set_text(document.buffer.shared_text(), {whole_document(document)});
  listener_.changed(unit);
}

void Documents::close(const protocol::Uri& uri) {
  const std::string& key = uri.key();
  lost_.erase(key);
  if (!documents_.contains(key)) return;
  const std::string cell_of = notebook_with_cell(key);
  if (cell_of.empty()) drop_unit(key);
  drop_document(key);
  if (!cell_of.empty()) join_cells(cell_of);
}

void Documents::lose(const protocol::Uri& uri) {
  const std::string cell_of = notebook_with_cell(uri.key());
  if (!cell_of.empty()) return drop_notebook(cell_of);
  close_notebook(uri);
  const auto found = documents_.find(uri.key());
  if (found == documents_.end()) return;
  const std::string language = found->second.language_id;
  close(uri);
  lost_[uri.key()] = language;
}

std::vector<protocol::Uri> Documents::lose_named_in(std::string_view message) {
  std::vector<protocol::Uri> named;
  const auto add_if_named = [&](const protocol::Uri& uri) {
    if (message.find("\"" + uri.spelling() + "\"") != std::string_view::npos) named.push_back(uri);
  };
  for (const auto& [key, document] : documents_) add_if_named(document.uri);
  for (const auto& [key, notebook] : notebooks_) add_if_named(notebook.uri);
  for (const protocol::Uri& uri : named) lose(uri);
  return named;
}

std::optional<protocol::TextDocumentItem> Documents::found_again(
    const protocol::DidChangeTextDocumentParams& params) const {
  const auto lost = lost_.find(params.text_document.uri.key());
  const auto& changes = params.content_changes;
  const auto full =
      std::find_if(changes.rbegin(), changes.rend(),
                   [](const protocol::TextDocumentContentChangeEvent& one) { return !one.range; });
  if (lost == lost_.end() || full == changes.rend()) return std::nullopt;
  return protocol::TextDocumentItem{params.text_document.uri, lost->second,
                                    params.text_document.version, full->text};
}

void Documents::change(const protocol::DidChangeTextDocumentParams& params, text::Encoding unit) {
  const std::string key = params.text_document.uri.key();
  const auto found = documents_.find(key);
  if (found == documents_.end()) return;
  OpenDocument& document = found->second;
  change_text(document, params.text_document.version, params.content_changes, unit);
  if (document.unit != key) return join_cells(document.unit);
  Unit& own = *units_.at(key);
  own.set_text(document.buffer.shared_text(), {whole_document(document)});
  listener_.changed(own);
}

void Documents::open_notebook(const protocol::DidOpenNotebookDocumentParams& params) {
  const protocol::NotebookDocument& opened = params.notebook_document;
  const std::string& key = opened.uri.key();
  close_notebook(opened.uri);
  close(opened.uri);
  notebooks_[key] = {opened.uri, opened.cells};
  add_unit(key, DocumentKind::python);
  add_cells(key, params.cell_text_documents);
  join_cells(key);
}

void Documents::close_notebook(const protocol::Uri& uri) {
  const std::string key = uri.key();
  if (notebooks_.contains(key)) drop_notebook(key);
}

void Documents::drop_notebook(const std::string& key) {
  drop_unit(key);
  std::vector<std::string> cells;
  for (const auto& [cell, document] : documents_) {
    if (document.unit == key) cells.push_back(cell);
  }
  for (const std::string& cell : cells) drop_document(cell);
  notebooks_.erase(key);
}

Result<void> Documents::change_notebook(const protocol::DidChangeNotebookDocumentParams& params,
                                        text::Encoding unit) {
  const std::string key = params.notebook_document.uri.key();
  const auto found = notebooks_.find(key);
  if (found == notebooks_.end() || !params.change.cells) return {};
  Notebook& notebook = found->second;
  const auto& cells = *params.change.cells;
  Result<void> done;
  if (cells.structure) done = change_structure(notebook, *cells.structure);
  std::map<std::string, protocol::NotebookCellKind> kinds;
  for (const protocol::NotebookCell& changed : cells.data) {
    kinds[changed.document.key()] = changed.kind;
  }
  for (protocol::NotebookCell& cell : notebook.cells) {
    const auto kind = kinds.find(cell.document.key());
    if (kind != kinds.end()) cell.kind = kind->second;
  }
  for (const auto& content : cells.text_content) {
    const auto cell = documents_.find(content.document.uri.key());
    if (cell == documents_.end()) continue;
    change_text(cell->second, content.document.version, content.changes, unit);
  }
  if (!done) {
    drop_notebook(key);
    return done;
  }
  join_cells(key);
  return {};
}

Result<void> Documents::change_structure(
    Notebook& notebook, const protocol::NotebookDocumentCellChangeStructure& structure) {
  const auto& array = structure.array;
  const std::size_t count = notebook.cells.size();
  if (array.start > count || array.delete_count > count - array.start) {
    return error("a change lies outside the notebook", notebook.uri.spelling());
  }
  const auto first = notebook.cells.begin() + array.start;
  const auto at = notebook.cells.erase(first, first + array.delete_count);
  notebook.cells.insert(at, array.cells.begin(), array.cells.end());
  const std::string& key = notebook.uri.key();
  for (const auto& closed : structure.did_close) {
    if (notebook_with_cell(closed.uri.key()) == key) drop_document(closed.uri.key());
  }
  add_cells(key, structure.did_open);
  return {};
}

// Whatever else had the name of a cell gives it up, except the notebook itself.
void Documents::add_cells(const std::string& notebook,
                          const std::vector<protocol::TextDocumentItem>& items) {
  for (const auto& item : items) {
    if (item.uri.key() == notebook) continue;
    close_notebook(item.uri);
    close(item.uri);
    add_document(item, notebook);
  }
}

// Makes the unit's text from the cells as they are now.
void Documents::join_cells(const std::string& notebook) {
  std::vector<const OpenDocument*> cells;
  for (const protocol::NotebookCell& cell : notebooks_.at(notebook).cells) {
    const auto found = documents_.find(cell.document.key());
    if (found == documents_.end() || cell.kind != protocol::NotebookCellKind::code) continue;
    if (found->second.unit != notebook) continue;
    if (kind_of_(found->second.uri, found->second.language_id) != DocumentKind::python) continue;
    cells.push_back(&found->second);
  }
  JoinedCells joined = joined_cells(cells);
  Unit& unit = *units_.at(notebook);
  const std::vector<Segment> earlier = unit.segments();
  unit.set_text(std::move(joined.text), std::move(joined.segments));
  std::set<std::string_view> now;
  for (const OpenDocument* cell : cells) now.insert(cell->uri.key());
  for (const Segment& segment : earlier) {
    const auto shown = documents_.find(segment.document_key);
    if (shown == documents_.end() || now.contains(segment.document_key)) continue;
    listener_.left_unit(shown->second);
  }
  listener_.changed(unit);
}

OpenDocument& Documents::add_document(const protocol::TextDocumentItem& item,
                                      std::string unit_key) {
  const auto [at, added] = documents_.insert_or_assign(
      item.uri.key(), OpenDocument{item.uri, item.language_id, item.version,
                                   text::Buffer(item.text), std::move(unit_key)});
  return at->second;
}

Unit& Documents::add_unit(const std::string& key, DocumentKind kind) {
  drop_unit(key);
  return *(units_[key] = std::make_unique<Unit>(key, kind));
}

void Documents::drop_document(const std::string& key) {
  const auto found = documents_.find(key);
  if (found == documents_.end()) return;
  const OpenDocument document = std::move(found->second);
  documents_.erase(found);
  listener_.gone(document);
}

void Documents::drop_unit(const std::string& key) {
  const auto found = units_.find(key);
  if (found == units_.end()) return;
  listener_.closing(*found->second);
  units_.erase(found);
}

std::string Documents::notebook_with_cell(const std::string& key) const {
  const auto found = documents_.find(key);
  if (found == documents_.end() || found->second.unit == key) return {};
  return found->second.unit;
}

const OpenDocument* Documents::find(const protocol::Uri& uri) const {
  const auto found = documents_.find(uri.key());
  return found == documents_.end() ? nullptr : &found->second;
}

Unit* Documents::unit_of(const protocol::Uri& uri) {
  const OpenDocument* document = find(uri);
  return unit(document != nullptr ? document->unit : uri.key());
}

void Documents::limit_recorded(std::size_t bytes) {
  std::vector<Unit*> holders;
  for (const auto& [key, unit] : units_) {
    if (unit->recorded()) holders.push_back(unit.get());
  }
  std::sort(holders.begin(), holders.end(),
            [](const Unit* a, const Unit* b) { return a->revision() > b->revision(); });
  std::size_t kept = 0;
  for (Unit* unit : holders) {
    kept += unit->text()->size();
    if (kept > bytes && unit != holders.front()) unit->forget_recorded();
  }
}

Unit* Documents::unit(const std::string& key) {
  const auto found = units_.find(key);
  return found == units_.end() ? nullptr : found->second.get();
}

}  // namespace paddle_ls::server
