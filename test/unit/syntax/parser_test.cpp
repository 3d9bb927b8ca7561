#include "engine/syntax/parser.hpp"

#include <random>
#include <string>

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::syntax;

namespace {

// Applies one random edit to `source` and `tree` and returns the incremental parse.
Parse random_edit(std::mt19937& random, std::string& source, const Tree& tree) {
  const std::string pieces[] = {"x", "torch.abs(y)", "\n",   "(",    ")",  "\"",
                                ":", "\r\n",         "    ", "def ", "'#", "\xE4\xB8\xAD",
                                "",  "[1]"};
  const std::size_t start = random() % (source.size() + 1);
  const std::size_t size = std::min<std::size_t>(random() % 6, source.size() - start);
  const std::string& piece = pieces[random() % std::size(pieces)];
  const std::string before = source;
  source.replace(start, size, piece);
  Tree edited = tree;
  for (const TreeChange& change : tree_changes(before, {{{start, start + size}, piece}})) {
    edited.edit(change);
  }
  auto parsed = reparse(Language::python, source, edited);
  REQUIRE(parsed);
  return std::move(*parsed);
}

}  // namespace

TEST_CASE("a tree names kinds, fields and byte ranges") {
  const auto tree = parse(Language::python, "x = 1\n");
  REQUIRE(tree);
  CHECK(tree->describe() ==
        "(module 0-6 (expression_statement 0-5 (assignment 0-5 left: (identifier 0-1) (= 2-3) "
        "right: (integer 4-5))))");
}

TEST_CASE("a lone carriage return ends a line") {
  const auto tree = parse(Language::python, "x = 1\ry = 2\r\nz = 3\r");
  REQUIRE(tree);
  CHECK_FALSE(tree->root().has_error());
  CHECK(tree->root().named_child_count() == 3);
}

TEST_CASE("markdown is parsed too") {
  const auto tree = parse(Language::markdown, "# Title\n\ntext\n");
  REQUIRE(tree);
  CHECK_FALSE(tree->root().has_error());
}

TEST_CASE("containers of markdown may be nested as deep as they like") {
  const auto lines_of = [](const std::string& opening, std::size_t count) {
    std::string line;
    for (std::size_t i = 0; i < count; ++i) line += opening;
    return line;
  };
  for (const std::string opening : {"> ", ">", "- ", "* ", "1. ", "\t- ", "> 1) "}) {
    for (const std::size_t depth : {150, 300, 5000}) {
      const std::string text = "# a\n" + lines_of(opening, depth) + "b\n\n```python\nx = 1\n```\n";
      const auto tree = parse(Language::markdown, text);
      REQUIRE(tree);
      CHECK(tree->root().end() == text.size());
      CHECK(tree->describe().find("fenced_code_block") != std::string::npos);
    }
  }
  // One deeper on each line.
  std::string stairs;
  for (std::size_t depth = 0; depth < 400; ++depth) stairs += lines_of("  ", depth) + "- a\n";
  CHECK(parse(Language::markdown, stairs));
}

TEST_CASE("a parse can be stopped") {
  std::string source;
  for (int i = 0; i < 20000; ++i) source += "x = f(a, b)\n";
  CHECK_FALSE(parse(Language::python, source, [] { return true; }));
}

TEST_CASE("an incremental parse equals a full one, or says that it may not") {
  std::mt19937 random(7);
  const std::string original =
      "import torch\n\ndef f(x):\n    y = torch.abs(x)  # rows\n    return [y, \"s\"]\n";
  for (int round = 0; round < 60; ++round) {
    std::string source = original;
    auto current = parse(Language::python, source);
    REQUIRE(current);
    for (int step = 0; step < 30; ++step) {
      Parse next = random_edit(random, source, *current);
      REQUIRE(next.equals_full_parse);
      REQUIRE(next.tree.describe() == parse(Language::python, source)->describe());
      current = std::move(next.tree);
    }
  }
}

TEST_CASE("20,000 levels of nesting cost no stack") {
  std::string source(20000, '(');
  source += "x";
  source += std::string(20000, ')');
  const auto tree = parse(Language::python, source);
  REQUIRE(tree);
  std::size_t nodes = 0;
  for (Walk walk(tree->root()); walk; walk.next()) ++nodes;
  CHECK(nodes > 40000);
}

TEST_CASE("a tree follows many edits at once") {
  std::string source;
  text::Edits edits;
  for (int i = 0; i < 200; ++i) {
    source += "y = ";
    edits.push_back({{source.size(), source.size() + 5}, i % 3 == 0 ? "paddle" : "p"});
    source += "torch.abs(x)  # \xE4\xB8\xAD\r\n";
    if (i % 5 == 0) edits.push_back({{source.size(), source.size()}, "with a:\n    b\n"});
    if (i % 7 == 0) {
      edits.push_back({{source.size(), source.size() + 4}, ""});
      source += "gone";
    }
    source += "\n";
  }
  Tree edited = *parse(Language::python, source);
  for (const TreeChange& change : tree_changes(source, edits)) edited.edit(change);
  const std::string after = text::applied(edits, source);
  const auto parsed = reparse(Language::python, after, edited);
  REQUIRE(parsed);
  CHECK_FALSE(parsed->tree.root().has_error());
  CHECK(parsed->tree.describe() == parse(Language::python, after)->describe());
}
