// The promise of recordings: a file read from an earlier version means what it means when it is
// read from scratch, and that is what it means as one tree.
#include "engine/python/record/recording.hpp"

#include <algorithm>
#include <random>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "test/unit/python/resolved.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

std::ostream& operator<<(std::ostream& out, text::ByteRange range) {
  return out << range.start << '-' << range.end;
}

template <class T>
std::string number(T id) {
  return id == none ? "-" : std::to_string(id);
}

// Everything that `names` says, in words that do not depend on how texts are numbered.
std::string described(const Names& names) {
  std::ostringstream out;
  for (const Scope& one : names.scopes) {
    out << "scope " << int(one.kind) << ' ' << number(one.parent) << ' ' << names.text(one.name)
        << ' ' << one.node.start() << '\n';
  }
  for (const Statement& one : names.statements) {
    out << "statement " << one.node.range() << ' ' << one.node.kind_name() << ' ' << one.scope
        << ' ' << number(one.parent) << ' ' << one.block << ' ' << one.around << one.has_error
        << '\n';
  }
  for (const Import& one : names.imports) {
    out << "import " << one.statement << ' ' << one.range << ' ' << one.module << ' '
        << one.parentheses << ' ' << one.first_name << '+' << one.name_count << one.star
        << one.future << '\n';
  }
  for (const ImportedName& one : names.imported) {
    out << "imported " << one.range << ' ' << one.name << ' ' << one.alias << ' ' << one.comma
        << ' ' << names.text(one.target) << ' ' << number(one.binding) << '\n';
  }
  for (const Binding& one : names.bindings) {
    out << "binding " << int(one.form) << ' ' << one.scope << ' ' << number(one.statement) << ' '
        << names.text(one.name) << ' ' << names.text(one.target) << ' ' << one.range << ' '
        << number(one.imported) << ' ' << number(one.value) << '\n';
  }
  for (const Use& one : names.uses) {
    out << "use " << one.range << ' ' << one.node.range() << ' '
        << (one.call ? one.call.range() : text::ByteRange{}) << ' ' << names.text(one.name) << ' '
        << number(one.binding) << ' ' << one.scope << ' ' << number(one.statement) << ' '
        << one.parts << one.bound_parts << int(one.role) << ' ' << one.bars.bits
        << int(one.resolution) << one.in_string << one.plain << one.unsound << ' '
        << names.parts[one.first_part] << '\n';
  }
  for (const Reference& one : names.references) {
    out << "reference " << one.binding << ' ' << int(one.form) << ' ' << one.range << ' '
        << number(one.use) << '\n';
  }
  for (const MethodUse& one : names.methods) {
    out << "method " << one.range << ' ' << one.attribute << ' ' << names.text(one.name) << ' '
        << int(one.receiver.kind) << int(one.receiver.certainty) << int(one.receiver.reason) << ' '
        << names.text(one.receiver.api) << ' ' << one.receiver.origin << ' ' << one.scope << ' '
        << number(one.statement) << ' ' << int(one.role) << one.bars.bits << one.unsound << '\n';
  }
  for (const DynamicUse& one : names.dynamic) {
    out << "dynamic " << one.range << ' ' << one.word << ' ' << names.text(one.name) << '\n';
  }
  return out.str();
}

// The first line in which two descriptions differ; empty when they are equal.
std::string difference(const std::string& found, const std::string& expected) {
  const auto [one, other] =
      std::mismatch(found.begin(), found.end(), expected.begin(), expected.end());
  if (one == found.end() && other == expected.end()) return {};
  const auto line = [](const std::string& text, std::size_t at) {
    const std::size_t start = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
    return text.substr(start, text.find('\n', at) - start);
  };
  return "found:    " + line(found, static_cast<std::size_t>(one - found.begin())) +
         "\nexpected: " + line(expected, static_cast<std::size_t>(other - expected.begin()));
}

const KnownModules modules = sample_modules();
const SampleLibrary library;

std::string meaning(std::string_view source, const RecordedFile& file) {
  return described(resolve_names(source, file, modules, library));
}

std::string meaning_as_one_tree(std::string_view source) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  const auto file = record_pieces(source, syntax::Pieces::whole(source, *tree), modules, nullptr);
  return meaning(source, *file);
}

// Several pieces whose names depend on each other: bindings, classes, results and globals of one
// are used in others, before and behind it.
std::string project() {
  const std::string filling = "# " + std::string(1100, '.') + "\n";
  return "import torch\nimport torch.nn as nn\nfrom torch.nn import functional as F, Linear\n"
         "from torch import *\n__all__ = ['Block', \"nn\"]\nConv = nn.Conv2d\n" +
         filling +
         "class Base(nn.Module):\n"
         "    def __init__(self, __width: \"torch.Tensor\"):\n"
         "        self.layer = Linear(__width, 2)\n"
         "        self.scale = make(torch.ones(2))\n" +
         filling +
         "def make(x, *rest, key=torch.float32, **more):\n"
         "    global counter\n    counter = torch.zeros(1)\n"
         "    values = [abs(y) for y in rest if (z := y.sum()) > 0]\n"
         "    return x.view(-1) if rest else zeros(1)\n" +
         filling +
         "@torch.no_grad()\n"
         "class Block(Base):\n"
         "    def forward(self, x, mask=None):\n"
         "        for p in self.parameters():\n            x = x + p.data\n"
         "        try:\n            y = self.scale.unsqueeze(0)\n"
         "        except ValueError as e:\n            y = F.relu(x, inplace=True)\n"
         "        return (lambda t: t.view(1))(y), f\"{x.size(0)!r:>{3}}\", getattr(torch, "
         "'abs')\n" +
         filling +
         "if counter.item():\n    nn = None\nelse:\n    block = Block(3)\n"
         "with torch.no_grad() as g, open('f'): print(block.layer.weight.permute(0))\n"
         "del F\nmatch block:\n    case nn.Linear(bias=b):\n        b.numpy()\n";
}

}  // namespace

TEST_CASE("pieces mean together what the file means as one tree") {
  const std::string source = project();
  const auto file = record_file(source, modules, nullptr);
  REQUIRE(file);
  REQUIRE(file->recordings.size() == 5);
  CHECK(difference(meaning(source, *file), meaning_as_one_tree(source)) == "");
}

TEST_CASE("recordings of pieces that did not change are kept") {
  std::string source = project();
  const auto first = record_file(source, modules, nullptr);
  source.insert(source.find("x.view"), "\n)");
  const auto second = record_file(source, modules, &*first);
  REQUIRE(second->recordings.size() == 5);
  CHECK(second->recordings[0] == first->recordings[0]);
  CHECK(second->recordings[1] == first->recordings[1]);
  CHECK(second->recordings[2] != first->recordings[2]);
  CHECK(second->recordings[3] == first->recordings[3]);
  CHECK(second->recordings[4] == first->recordings[4]);
}

TEST_CASE("a file that mentions no root is not recorded until it does") {
  const auto first = record_file("x = 1\n", modules, nullptr);
  CHECK(first->recordings.empty());
  const auto second = record_file("x = 1\nimport torch\n", modules, &*first);
  CHECK(second->recordings.size() == 1);
  CHECK(record_file("x = 1\n", modules, &*second)->recordings.empty());
}

TEST_CASE("a file read from earlier versions means what it means from scratch") {
  std::mt19937 random(5);
  const std::string snippets[] = {"x",     "torch.abs(y)",
                                  "\n",    "(",
                                  ")",     "\"",
                                  "'''",   ":",
                                  "\r\n",  "    ",
                                  "[a",    "\ndef f(x): return x\n",
                                  "nn = ", "\nelse:\n",
                                  "torch", "self.layer",
                                  "",      "\nimport torch as nn\n"};
  const std::string original = project();
  for (int round = 0; round < 25; ++round) {
    std::string source = original;
    auto current = record_file(source, modules, nullptr);
    for (int step = 0; step < 20; ++step) {
      const std::size_t start = random() % (source.size() + 1);
      const std::size_t size = std::min<std::size_t>(random() % 6, source.size() - start);
      source.replace(start, size, snippets[random() % std::size(snippets)]);
      auto next = record_file(source, modules, &*current);
      REQUIRE(next);
      const std::string found = meaning(source, *next);
      const auto scratch = record_file(source, modules, nullptr);
      REQUIRE(difference(found, meaning(source, *scratch)) == "");
      const bool parses = !syntax::parse(syntax::Language::python, source)->root().has_error();
      if (parses) REQUIRE(difference(found, meaning_as_one_tree(source)) == "");
      current = std::move(next);
    }
  }
}
