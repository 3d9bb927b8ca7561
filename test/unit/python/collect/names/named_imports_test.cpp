// Imports of other packages by a string.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls::python;

namespace {

std::vector<std::string> modules(const Resolved& file) {
  std::vector<std::string> found;
  for (const NamedImport& import : file.names.named_imports) {
    found.emplace_back(file.names.text(import.module));
  }
  return found;
}

using Modules = std::vector<std::string>;

}  // namespace

TEST_CASE("a module that a literal names is found") {
  const Resolved file("import torch, importlib\n" + example_of("named imports") + "\n");
  REQUIRE(file.names.named_imports.size() == 1);
  CHECK(modules(file) == Modules{"timm"});
  CHECK(file.at(file.names.named_imports[0].range) == "importlib.import_module('timm')");
}

TEST_CASE("names of modules are completed, and those of the library have their own uses") {
  const Resolved file(
      "import torch\nfrom importlib import import_module as load\nNAME = 'b.c'\n"
      "load(NAME)\nload('.d', 'e')\nload(name='.f', package='g')\n__import__('h')\n"
      "exec('from i import j')\nload('torch.nn')\nload(unknown)\nload('.k')\n");
  CHECK(modules(file) == Modules{"b.c", "e.d", "g.f", "h", "i"});
}

TEST_CASE("a variable with two values names no module") {
  CHECK(modules(Resolved("import torch\nNAME = 'a'\nNAME += 'b'\n__import__(NAME)\n")).empty());
  CHECK(modules(Resolved("import torch\nfor name in 'ab':\n    __import__(name)\n")).empty());
}
