#include "engine/syntax/pieces.hpp"

#include <random>
#include <string>

#include <doctest/doctest.h>

#include "engine/syntax/cut_python.hpp"

using namespace paddle_ls;
using namespace paddle_ls::syntax;

namespace {

// A comment that fills a piece, so that the next statement may begin another one.
const std::string filling = "# " + std::string(least_piece_bytes, '.') + "\n";

// The pieces of `text`, in which every `|` is where one must begin.
void check_cuts(std::string_view marked) {
  std::string text;
  std::vector<std::size_t> expected{0};
  for (const char c : marked) {
    if (c == '|') {
      text += filling;
      expected.push_back(text.size());
    } else if (c == '~') {
      text += filling;  // a place where none may begin
    } else {
      text += c;
    }
  }
  CHECK(piece_starts(text) == expected);
}

std::string model(std::size_t blocks) {
  std::string source = "import torch\nfrom torch import nn\n\n";
  for (std::size_t i = 0; i < blocks; ++i) {
    const std::string number = std::to_string(i);
    source += "class Block" + number +
              "(nn.Module):\n"
              "    \"\"\"Some\ndef text():\n    \"\"\"\n\n"
              "    def forward(self, x, scale=(1,\n2)):\n"
              "        y = f\"{x['a']:>{3}} {torch.abs(x)!r}\"\n"
              "        return torch.cat([x, y], dim=" +
              number +
              ")\n\n\n"
              "@torch.no_grad()\n# between\ndef run" +
              number +
              "(model):\n    if model:\n        pass\n\n\n"
              "if True:\n    limit = [\n1,\n]\nelse:\n    limit = None\n" +
              filling;
  }
  return source;
}

}  // namespace

TEST_CASE("a file is cut before statements of the top level") {
  check_cuts("import torch\n|x = 1\n|def f():\n    return 1\n|class C: pass\n|\"text\"\n");
}

TEST_CASE("small statements share a piece") {
  CHECK(piece_starts("a = 1\nb = 2\ndef f(): pass\n").size() == 1);
}

TEST_CASE("a clause, a decorated definition and a bracket are not cut") {
  check_cuts("if a:\n    b\n~else:\n    c\n~finally:\n    d\n");
  check_cuts("x\n|@a\n~@b(\n)\n~def f(): pass\n");
  check_cuts("x = [\n~1,\n~]\n|y = 1\n");
  check_cuts("x = 1 + \\\n2\n|y = 1\r\n|z = 2\r|w = 3");
}

TEST_CASE("text in strings and comments is not code") {
  check_cuts("x = '''\n~def f():\n'''\n|y = r'\\'\n|z = \"\\\"(\"\n|w = ')'  # (\n|v = 1\n");
  check_cuts("x = 'open\n|y = 1\n");
}

TEST_CASE("code inside of f-strings is code") {
  check_cuts("x = f'{d['a']}(' f\"{{\" + f'{x:(>{n}}'\n|y = 1\n");
  check_cuts("x = f'''{d['''(''']}\n~a {\n~b}'''\n|y = 1\n");
  check_cuts("x = f'{a\n|y = 1\n");
}

TEST_CASE("a bracket that is never closed ends at the next statement") {
  check_cuts("x = f(a, [\n~b = 1\n|@c\ndef d(): pass\n");
  const std::string text = "x = (\n@a\n@b\nasync def c(): pass\n";
  CHECK(piece_starts(text) == std::vector<std::size_t>{0, text.find('@')});
}

TEST_CASE("the pieces of a file that parses are its tree") {
  const std::string source = model(3);
  const auto pieces = Pieces::parse(source, nullptr);
  REQUIRE(pieces);
  CHECK(pieces->all().size() == 3);
  CHECK_FALSE(pieces->has_error());
  CHECK(pieces->describe() == parse(Language::python, source)->describe());
}

TEST_CASE("nodes of a piece know their place in the file") {
  const std::string source = "a = 1\n" + filling + "\nb = f(c)\n";
  const auto pieces = Pieces::parse(source, nullptr);
  REQUIRE(pieces->all().size() == 2);
  const std::size_t at = source.find("c)");
  const Node name = pieces->root_at(at).descendant({at, at + 1});
  CHECK(name.in(source) == "c");
  CHECK(name.parent().in(source) == "(c)");
  CHECK(name.parent().parent().field(field(Language::python, "function")).in(source) == "f");
  CHECK(pieces->root_at(at).child_towards(name).in(source) == "b = f(c)");
}

TEST_CASE("a change parses the piece it is in and no other") {
  const std::string before = model(4);
  const auto first = Pieces::parse(before, nullptr);
  std::string after = before;
  after.insert(after.find("dim=2"), ")");
  const auto second = Pieces::parse(after, &*first);
  REQUIRE(second->all().size() == first->all().size());
  std::size_t changed = 0;
  for (std::size_t i = 0; i < first->all().size(); ++i) {
    if (first->all()[i].piece == second->all()[i].piece) continue;
    ++changed;
    CHECK(second->all()[i].piece->tree.root().has_error());
  }
  CHECK(changed == 1);
}

TEST_CASE("pieces between changes are kept") {
  const std::string before = model(6);
  const auto first = Pieces::parse(before, nullptr);
  std::string after = before;
  after.insert(after.find("dim=4"), "a=1, ");
  after.insert(after.find("dim=2"), "a=1, ");
  const auto second = Pieces::parse(after, &*first);
  REQUIRE(second->all().size() == first->all().size());
  std::size_t changed = 0;
  for (std::size_t i = 0; i < first->all().size(); ++i) {
    changed += first->all()[i].piece == second->all()[i].piece ? 0 : 1;
  }
  CHECK(changed == 2);
  CHECK(equal_fresh_parse(*second, after));
}

TEST_CASE("pieces from an earlier version equal pieces from scratch") {
  std::mt19937 random(11);
  const std::string snippets[] = {"x", "torch.abs(y)", "\n",   "(",        ")",    "\"", "\"\"\"",
                                  ":", "\r\n",         "    ", "\ndef ",   "\n@a", "{",  "\n# c\n",
                                  "",  "\\\n",         "f'",   "\nelse:\n"};
  const std::string original = model(3);
  for (int round = 0; round < 20; ++round) {
    std::string source = original;
    auto current = Pieces::parse(source, nullptr);
    for (int step = 0; step < 25; ++step) {
      const std::size_t start = random() % (source.size() + 1);
      const std::size_t size = std::min<std::size_t>(random() % 6, source.size() - start);
      source.replace(start, size, snippets[random() % std::size(snippets)]);
      auto next = Pieces::parse(source, &*current);
      REQUIRE(next);
      REQUIRE(next->equals_full_parse());
      REQUIRE(equal_fresh_parse(*next, source));
      current = std::move(next);
    }
  }
}

TEST_CASE("pieces with long runs of comments that grow and shrink equal pieces from scratch") {
  std::mt19937 random(13);
  const std::string snippets[] = {"",          "",  "#",      "\n",
                                  "    # c\n", "x", "\"\"\"", "\n    # c\n    # c\n"};
  std::string source = "def f(x):\n    y = x\n";
  for (int i = 0; i < 33; ++i) source += "    # c\n";
  source += "    return y\n";
  auto current = Pieces::parse(source, nullptr);
  for (int step = 0; step < 400; ++step) {
    const std::size_t start = random() % (source.size() + 1);
    const std::size_t size = std::min<std::size_t>(random() % 10, source.size() - start);
    source.replace(start, size, snippets[random() % std::size(snippets)]);
    auto next = Pieces::parse(source, &*current);
    REQUIRE(next);
    REQUIRE(equal_fresh_parse(*next, source));
    current = std::move(next);
  }
}

TEST_CASE("pieces that follow many edits at once equal pieces from scratch") {
  std::mt19937 random(12);
  const std::string snippets[] = {"x",      "torch.abs(y)",     "\n", "(", ")", "",
                                  "paddle", "\nimport paddle\n"};
  const std::string before = model(5);
  const auto first = Pieces::parse(before, nullptr);
  for (int round = 0; round < 60; ++round) {
    text::Edits edits;
    for (std::size_t i = 0; i < 1 + random() % 12; ++i) {
      const std::size_t start = random() % (before.size() + 1);
      const std::size_t size = std::min<std::size_t>(random() % 4, before.size() - start);
      edits.push_back({{start, start + size}, snippets[random() % std::size(snippets)]});
    }
    const auto disjoint = text::normalized(std::move(edits));
    if (!disjoint) continue;
    const std::string after = text::applied(*disjoint, before);
    const auto second = Pieces::parse_edited(after, *first, *disjoint);
    REQUIRE(second);
    REQUIRE(second->equals_full_parse());
    REQUIRE(equal_fresh_parse(*second, after));
  }
}
