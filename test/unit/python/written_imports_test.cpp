// Import statements found in a text.
#include "engine/python/written_imports.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::python;

namespace {

std::string described(std::string_view source) {
  std::string text;
  for (const WrittenImport& import : written_imports(source)) {
    text += import.module + "|" + import.name + "|" + import.local + "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("every form of an import statement is read") {
  CHECK(described("import torch\n") == "torch||torch\n");
  CHECK(described("import torch.nn\n") == "torch.nn||torch\n");
  CHECK(described("import torch.nn as nn, os\n") == "torch.nn||nn\nos||os\n");
  CHECK(described("from torch import nn as n, optim\n") == "torch|nn|n\ntorch|optim|optim\n");
  CHECK(described("from .layers import *\n") == ".layers|*|*\n");
  CHECK(described("from . import layers\n") == ".|layers|layers\n");
  CHECK(described("from .. import a; import b\n") == "..|a|a\nb||b\n");
  CHECK(described("if c:\n    from .a import (  # why\n        b,\n        c as d,\n    )\n") ==
        ".a|b|b\n.a|c|d\n");
  CHECK(described("from a \\\n    import b, \\\n    c\n") == "a|b|b\na|c|c\n");
  CHECK(described("from a import b, \\\n    c\n") == "a|b|b\na|c|c\n");
  CHECK(described("from a import b\r\nimport c\r\n") == "a|b|b\nc||c\n");
  CHECK(described("import a") == "a||a\n");
}

TEST_CASE("text that only looks like an import is ignored") {
  CHECK(described("important = 1\nreimport = 2\nx.import_ = 3\nsay('import torch')\n").empty());
  CHECK(described("importlib.import_module('torch')\n").empty());
  CHECK(described("from\n").empty());
  CHECK(described("").empty());
  CHECK(described("import\n").empty());
}
