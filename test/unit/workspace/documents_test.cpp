#include "server/workspace/documents.hpp"

#include <random>
#include <set>

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::server;
using protocol::Uri;

namespace {

Uri uri(std::string_view name) {
  return Uri::parse("file:///w/" + std::string(name));
}

protocol::TextDocumentItem item(std::string_view name, std::string text, std::int32_t version = 1) {
  return {uri(name), "python", version, std::move(text)};
}

protocol::TextDocumentContentChangeEvent insertion(std::uint32_t line, std::uint32_t column,
                                                   std::string text) {
  return {protocol::Range{{line, column}, {line, column}}, std::move(text)};
}

DocumentKind python_always(const Uri&, std::string_view) {
  return DocumentKind::python;
}

struct Fixture {
  Documents documents{
      python_always,
      {[this](Unit& unit) { changed.push_back(unit.key()); },
       [this](const Unit& unit) { closing.push_back(unit.key()); },
       [this](const OpenDocument& document) { gone.push_back(document.uri.key()); },
       [this](const OpenDocument& document) { left.push_back(document.uri.key()); }}};
  std::vector<std::string> changed;
  std::vector<std::string> closing;
  std::vector<std::string> gone;
  std::vector<std::string> left;

  void change(std::string_view name, std::int32_t version,
              std::vector<protocol::TextDocumentContentChangeEvent> changes) {
    const protocol::DidChangeTextDocumentParams params{{uri(name), version}, std::move(changes)};
    if (const auto again = documents.found_again(params)) documents.open(*again);
    documents.change(params, text::Encoding::utf16);
  }
};

protocol::NotebookCell code_cell(std::string_view name) {
  return {protocol::NotebookCellKind::code, uri(name)};
}

protocol::DidOpenNotebookDocumentParams notebook(std::string_view name,
                                                 const std::vector<std::string>& cells) {
  protocol::DidOpenNotebookDocumentParams params;
  params.notebook_document = {uri(name), "jupyter-notebook", 1, {}};
  for (const std::string& cell : cells) {
    params.notebook_document.cells.push_back(code_cell(cell));
    params.cell_text_documents.push_back(item(cell, "text of " + cell));
  }
  return params;
}

}  // namespace

TEST_CASE("a document is opened, changed and closed") {
  Fixture fixture;
  fixture.documents.open(item("a.py", "x = 1\n", 0));
  fixture.change("a.py", 1, {insertion(0, 0, "y = 2\n")});
  const OpenDocument* document = fixture.documents.find(uri("a.py"));
  REQUIRE(document != nullptr);
  CHECK(document->buffer.text() == "y = 2\nx = 1\n");
  CHECK(document->version == 1);
  CHECK(*fixture.documents.unit_of(uri("a.py"))->text() == "y = 2\nx = 1\n");
  CHECK(fixture.changed.size() == 2);
  fixture.documents.close(uri("a.py"));
  CHECK(fixture.documents.find(uri("a.py")) == nullptr);
  CHECK(fixture.closing == std::vector<std::string>{uri("a.py").key()});
  CHECK(fixture.gone == fixture.closing);
}

TEST_CASE("a change of a document that is not open changes nothing") {
  Fixture fixture;
  fixture.change("a.py", 2, {insertion(0, 0, "x")});
  CHECK(fixture.documents.documents().empty());
}

TEST_CASE("a document that was lost is served again after its next full text") {
  Fixture fixture;
  fixture.documents.open(item("a.py", "x = 1\n"));
  fixture.documents.open(item("b.py", "x = 1\n"));
  const std::string message = R"({"uri":"file:///w/a.py","text":"file:///w/b.py is not meant")";
  CHECK(fixture.documents.lose_named_in(message) == std::vector{uri("a.py")});
  CHECK(fixture.documents.find(uri("a.py")) == nullptr);
  CHECK(fixture.documents.find(uri("b.py")) != nullptr);
  CHECK(fixture.gone.size() == 1);
  fixture.change("a.py", 2, {insertion(0, 0, "y")});
  CHECK(fixture.documents.find(uri("a.py")) == nullptr);
  fixture.change("a.py", 3, {insertion(0, 0, "y"), {std::nullopt, "z"}, insertion(9, 9, "!")});
  REQUIRE(fixture.documents.find(uri("a.py")) != nullptr);
  CHECK(fixture.documents.find(uri("a.py"))->buffer.text() == "z!");
  CHECK(fixture.documents.find(uri("a.py"))->version == 3);
  fixture.documents.close(uri("a.py"));
  fixture.change("a.py", 4, {{std::nullopt, "z"}});
  CHECK(fixture.documents.find(uri("a.py")) == nullptr);
}

TEST_CASE("the Python cells of a notebook are one text, and each is a segment of it") {
  Fixture fixture;
  protocol::DidOpenNotebookDocumentParams params;
  params.notebook_document = {
      uri("n.ipynb"),
      "jupyter-notebook",
      1,
      {code_cell("c1"), {protocol::NotebookCellKind::markup, uri("m")}, code_cell("c2")}};
  params.cell_text_documents = {item("c1", "import torch"), item("m", "text"),
                                item("c2", "torch.abs(x)\n")};
  fixture.documents.open_notebook(params);
  Unit* unit = fixture.documents.unit_of(uri("c2"));
  REQUIRE(unit != nullptr);
  CHECK(*unit->text() == "import torch\ntorch.abs(x)\n\n");
  REQUIRE(unit->segments().size() == 2);
  CHECK(unit->segments()[1].range == text::ByteRange{13, 26});
  Source source = unit->snapshot();
  CHECK(segment_of(source, text::ByteRange{13, 22}) == &source.segments[1]);
  CHECK(segment_of(source, text::ByteRange{11, 14}) == nullptr);
  fixture.documents.close_notebook(uri("n.ipynb"));
  CHECK(fixture.documents.documents().empty());
  CHECK(fixture.gone.size() == 3);
}

TEST_CASE("a cell that becomes markup is not part of the text, and is reported once") {
  Fixture fixture;
  fixture.documents.open_notebook(notebook("n.ipynb", {"a", "b"}));
  protocol::DidChangeNotebookDocumentParams params;
  params.notebook_document = {2, uri("n.ipynb")};
  params.change.cells.emplace();
  params.change.cells->data = {{protocol::NotebookCellKind::markup, uri("b")}};
  CHECK(fixture.documents.change_notebook(params, text::Encoding::utf16));
  CHECK(fixture.left == std::vector<std::string>{uri("b").key()});
  CHECK(*fixture.documents.unit_of(uri("a"))->text() == "text of a\n");
  CHECK(fixture.documents.change_notebook(params, text::Encoding::utf16));
  CHECK(fixture.left.size() == 1);
  CHECK(fixture.gone.empty());
}

// A model of a notebook: what its text must be after any series of changes.
TEST_CASE("after random cell operations the joined text is that of the cells in order") {
  std::mt19937 random(11);
  for (int round = 0; round < 50; ++round) {
    Fixture fixture;
    std::vector<std::pair<std::string, std::string>> model;  // name and text of code cells
    protocol::DidOpenNotebookDocumentParams params;
    params.notebook_document = {uri("n.ipynb"), "jupyter-notebook", 1, {}};
    fixture.documents.open_notebook(params);
    for (int step = 0; step < 30; ++step) {
      protocol::DidChangeNotebookDocumentParams change;
      change.notebook_document = {step + 2, uri("n.ipynb")};
      protocol::NotebookDocumentCellChanges cells;
      const std::size_t at = random() % (model.size() + 1);
      switch (model.empty() ? 0 : random() % 4) {
        case 0: {  // a new cell
          const std::string name = "c" + std::to_string(round) + "_" + std::to_string(step);
          const std::string text = "x = " + std::to_string(step) + (step % 2 != 0 ? "\n" : "");
          cells.structure = {
              {static_cast<std::uint32_t>(at), 0, {code_cell(name)}}, {item(name, text)}, {}};
          model.insert(model.begin() + static_cast<std::ptrdiff_t>(at), {name, text});
          break;
        }
        case 1: {  // a cell is deleted
          const std::size_t gone = at % model.size();
          cells.structure = {
              {static_cast<std::uint32_t>(gone), 1, {}}, {}, {{uri(model[gone].first)}}};
          model.erase(model.begin() + static_cast<std::ptrdiff_t>(gone));
          break;
        }
        case 2: {  // all cells are put into another order; their texts stay
          std::rotate(model.begin(), model.begin() + 1, model.end());
          cells.structure = {{0, static_cast<std::uint32_t>(model.size()), {}}, {}, {}};
          for (const auto& [name, text] : model) {
            cells.structure->array.cells.push_back(code_cell(name));
          }
          break;
        }
        default: {  // a character is typed
          auto& [name, text] = model[at % model.size()];
          cells.text_content = {{{uri(name), step + 2}, {insertion(0, 0, "#")}}};
          text.insert(0, "#");
        }
      }
      change.change.cells = std::move(cells);
      REQUIRE(fixture.documents.change_notebook(change, text::Encoding::utf16));
      std::string expected;
      for (const auto& [name, text] : model) expected += text + "\n";
      REQUIRE(*fixture.documents.unit_of(uri("n.ipynb"))->text() == expected);
    }
  }
}

TEST_CASE("a change that names cells outside the notebook drops it") {
  Fixture fixture;
  protocol::DidOpenNotebookDocumentParams params;
  params.notebook_document = {uri("n.ipynb"), "jupyter-notebook", 1, {code_cell("c1")}};
  params.cell_text_documents = {item("c1", "x = 1")};
  fixture.documents.open_notebook(params);
  protocol::DidChangeNotebookDocumentParams change;
  change.notebook_document = {2, uri("n.ipynb")};
  change.change.cells = protocol::NotebookDocumentCellChanges{};
  change.change.cells->structure = {{5, 4294967295U, {}}, {}, {}};
  CHECK_FALSE(fixture.documents.change_notebook(change, text::Encoding::utf16));
  CHECK(fixture.documents.unit_of(uri("n.ipynb")) == nullptr);
  CHECK(fixture.gone.size() == 1);
}

TEST_CASE("a cell that is opened as a document leaves its notebook") {
  Fixture fixture;
  fixture.documents.open_notebook(notebook("n.ipynb", {"c1", "c2"}));
  fixture.documents.open(item("c1", "alone = 1\n"));
  CHECK(*fixture.documents.unit_of(uri("c1"))->text() == "alone = 1\n");
  CHECK(*fixture.documents.unit_of(uri("n.ipynb"))->text() == "text of c2\n");
}

TEST_CASE("a change of one cell, sent as that of a document, changes the notebook") {
  Fixture fixture;
  fixture.documents.open_notebook(notebook("n.ipynb", {"c1", "c2"}));
  fixture.change("c2", 2, {insertion(0, 0, "new ")});
  CHECK(*fixture.documents.unit_of(uri("n.ipynb"))->text() == "text of c1\nnew text of c2\n");
}

// Clients and extensions disagree about what a URI is. Whatever they open, every announced unit
// exists until it is closed, and every open document is part of one.
TEST_CASE("renamed documents leave no unit without an owner") {
  std::set<const Unit*> announced;
  Documents documents(python_always, {[&](Unit& unit) { announced.insert(&unit); },
                                      [&](const Unit& unit) { announced.erase(&unit); },
                                      [](const OpenDocument&) {}, [](const OpenDocument&) {}});
  const std::vector<std::string> names = {"a", "b", "c", "d"};
  std::mt19937 random(7);
  const auto any_name = [&] { return names[random() % names.size()]; };
  for (int step = 0; step < 20000; ++step) {
    CAPTURE(step);
    switch (random() % 6) {
      case 0: documents.open(item(any_name(), "x")); break;
      case 1: documents.close(uri(any_name())); break;
      case 2: documents.open_notebook(notebook(any_name(), {any_name(), any_name()})); break;
      case 3: documents.close_notebook(uri(any_name())); break;
      case 4: documents.lose(uri(any_name())); break;
      default: {
        protocol::DidChangeNotebookDocumentParams change;
        change.notebook_document = {2, uri(any_name())};
        change.change.cells = protocol::NotebookDocumentCellChanges{};
        const std::string opened = any_name();
        change.change.cells->structure = {
            {0, 0, {code_cell(opened)}}, {item(opened, "x")}, {{uri(any_name())}}};
        (void)documents.change_notebook(change, text::Encoding::utf16);
      }
    }
    std::set<const Unit*> units;
    for (const auto& [key, unit] : documents.units()) units.insert(unit.get());
    REQUIRE(units == announced);
    for (const auto& [key, document] : documents.documents()) {
      REQUIRE(documents.units().contains(document.unit));
    }
  }
}
