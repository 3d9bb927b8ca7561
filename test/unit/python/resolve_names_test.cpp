#include "engine/python/resolve_names.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/python/marked_source.hpp"
#include "test/unit/python/sample_library.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

struct Resolved {
  explicit Resolved(std::string_view marked)
      : source(read_marks(marked)),
        tree(syntax::parse(syntax::Language::python, source.text).value()),
        names(resolve_names(source.text, tree, modules, kinds)) {}

  MarkedSource source;
  syntax::Tree tree;
  SampleModules modules;
  SampleKinds kinds;
  Names names;
};

std::string joined(std::vector<std::string> lines) {
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// All uses of the file as "text = qualified name", with `?` behind an ambiguous one.
std::vector<std::string> uses_of(const Resolved& file) {
  std::vector<std::string> uses;
  for (const Use& use : file.names.uses) {
    uses.push_back(std::string(text::slice(file.source.text, use.range)) + " = " +
                   std::string(file.names.text(use.name)) +
                   (use.resolution == Resolution::ambiguous ? "?" : ""));
  }
  return uses;
}

// The marks of `marked` are exactly the uses of the file, and they mean `expected`, in order of
// their starts.
void check_uses(std::string_view marked, const std::vector<std::string>& expected) {
  INFO(marked);
  const Resolved file(marked);
  REQUIRE(file.source.marks.size() == expected.size());
  std::vector<text::ByteRange> marks = file.source.marks;
  std::sort(marks.begin(), marks.end());
  std::vector<std::string> wanted;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    wanted.push_back(std::string(text::slice(file.source.text, marks[i])) + " = " + expected[i]);
  }
  CHECK(joined(uses_of(file)) == joined(wanted));
}

struct Row {
  const char* source;
  std::vector<std::string> names;
};

void check_rows(const std::vector<Row>& rows) {
  for (const Row& row : rows) check_uses(row.source, row.names);
}

}  // namespace

TEST_CASE("imports of every form bind what Python says they bind") {
  check_rows({
      {"import torch\n[[torch.abs]](x)\n", {"torch.abs"}},
      {"import torch as t\n[[t.abs]](x)\n", {"torch.abs"}},
      {"import torch.nn\n[[torch.nn.Linear]]\n", {"torch.nn.Linear"}},
      {"import torch.nn as nn\n[[nn.Linear]]\n", {"torch.nn.Linear"}},
      {"import torch.nn.functional as F, numpy as np\n[[F.relu]](np.x)\n",
       {"torch.nn.functional.relu"}},
      {"from torch import nn\n[[nn.Linear]]\n", {"torch.nn.Linear"}},
      {"from torch import nn as m, abs\n[[m.Linear]]\n[[abs]]\n", {"torch.nn.Linear", "torch.abs"}},
      {"from torch.nn import (Linear,\n  ReLU as R,)\n[[Linear]]\n[[R]]()\n",
       {"torch.nn.Linear", "torch.nn.ReLU"}},
      {"from torch.nn import functional as F\n[[F.relu]]\n", {"torch.nn.functional.relu"}},
      {"import torch . nn as nn\n[[nn.Linear]]\n", {"torch.nn.Linear"}},
      {"import torch, torch.nn\n[[torch.nn.Linear]]\n", {"torch.nn.Linear"}},
      {"import torchvision.transforms as T\n[[T.Compose]]\n", {"torchvision.transforms.Compose"}},
      {"import mytorch\nmytorch.abs\n", {}},
      {"import a.torch\na.torch.abs\n", {}},
      {"from .torch import abs\nabs(x)\n", {}},
      {"from a import torch\ntorch.abs(x)\n", {}},
      {"torch.abs(x)\n", {}},
  });
}

TEST_CASE("a star import binds the names that its module exports and nothing else") {
  check_rows({
      {"from torch import *\n[[abs]](x); [[nn.Linear]]; unheard(x)\n",
       {"torch.abs", "torch.nn.Linear"}},
      {"from torch.nn import *\nclass A([[Module]]):\n  def f(self): return [[Linear]]\n",
       {"torch.nn.Module", "torch.nn.Linear"}},
      {"from torch import *\ndef abs(x): pass\nabs(x)\n", {}},
      {"from torch import *\ndef f(abs): abs(1)\n", {}},
      {"from numpy import *\nabs(x)  # not torch\n", {}},
  });
}

TEST_CASE("scopes shadow as in Python") {
  check_rows({
      {"import torch\ndef f(): [[torch.abs]]\n", {"torch.abs"}},
      {"import torch\ndef f(torch): torch.abs\n", {}},
      {"import torch\ndef f(*torch): torch.abs\n", {}},
      {"import torch\ndef f(**torch): torch.abs\n", {}},
      {"import torch\ndef f(a, /, torch=1): torch.abs\n", {}},
      {"import torch\ndef f(*, torch: int): torch.abs\n", {}},
      {"import torch\ndef f():\n  torch.abs\n  torch = 1\n", {}},
      {"import torch\ndef f():\n  for torch in y: torch.abs\n", {}},
      {"import torch\ndef f():\n  with x as torch: torch.abs\n", {}},
      {"import torch\ndef f():\n  with x as (a, [torch]): torch.abs\n", {}},
      {"import torch\ndef f():\n  try: pass\n  except E as torch: torch.abs\n", {}},
      {"import torch\ndef f():\n  if (torch := 1): torch.abs\n", {}},
      {"import torch\ndef f():\n  import a as torch\n  torch.abs\n", {}},
      {"import torch\ndef f():\n  def torch(): pass\n  torch.abs\n", {}},
      {"import torch\ndef f():\n  class torch: pass\n  torch.abs\n", {}},
      {"import torch\ndef f(x):\n  match x:\n    case torch: torch.abs\n", {}},
      {"import torch\ndef f(x):\n  match x:\n    case [1, *torch]: torch.abs\n", {}},
      {"import torch\ndef f(x):\n  match x:\n    case {'a': 1, **torch}: torch.abs\n", {}},
      {"import torch\ndef f(x):\n  match x:\n    case int() as torch: torch.abs\n", {}},
      {"import torch\ndef f():\n  (a, *torch) = y\n  torch.abs\n", {}},
      {"import torch\ndef f():\n  torch: int\n  torch.abs\n", {}},
      {"import torch\ndef f():\n  del torch\n  torch.abs\n", {}},
      {"import torch\ndef f():\n  torch += 1\n", {}},
      {"import torch\ndef f():\n  [[torch]][0] = [[torch.abs]]\n", {"torch", "torch.abs"}},
      {"import torch\ndef f():\n  def g(): [[torch.abs]]\n", {"torch.abs"}},
      {"import torch\ndef f(torch):\n  def g(): torch.abs\n", {}},
      {"import torch\ndef f(torch):\n  def g():\n    global torch\n    [[torch.abs]]\n",
       {"torch.abs"}},
      {"import torch\ndef f(torch):\n  global x\n  lambda: torch.abs\n", {}},
      {"def f():\n  import torch\n  [[torch.abs]]\n  def g(): [[torch.abs]]\ntorch.abs\n",
       {"torch.abs", "torch.abs"}},
      {"def f():\n  global torch\n  import torch\ndef g(): [[torch.abs]]\n", {"torch.abs"}},
      {"def f():\n  torch = None\n  def g():\n    nonlocal torch\n    import torch\n"
       "  def h(): [[torch.abs]]\n",
       {"torch.abs"}},
      {"import torch\nclass A:\n  torch = 1\n  torch.abs\n  def f(self): [[torch.abs]]\n",
       {"torch.abs"}},
      {"import torch\nclass A:\n  [[torch.abs]]\n  torch = 1\n", {"torch.abs"}},
      {"class A:\n  import torch\n  [[torch.abs]]\n  def f(self): torch.abs\n", {"torch.abs"}},
      {"import torch\nclass A:\n  torch = 1\n  class B: [[torch.abs]]\n", {"torch.abs"}},
      {"import torch\n[torch.abs for torch in y]\n[[torch.abs]]\n", {"torch.abs"}},
      {"import torch\n[x for x in [[torch.abs]]]\n", {"torch.abs"}},
      {"import torch\n[torch.abs for torch in [[torch.split]](y)]\n", {"torch.split"}},
      {"import torch\n{k: torch for k, torch in y}\n", {}},
      {"import torch\n{[[torch.abs]](x) for x in y if [[torch.any]](x)}\n",
       {"torch.abs", "torch.any"}},
      {"import torch\n[y for x in a for y in [[torch.split]](x)]\n", {"torch.split"}},
      {"import torch\n[(torch := 1) for x in y]\n", {}},
      {"import torch\nclass A:\n  torch = 1\n  z = ([[torch.abs]] for x in torch)\n",
       {"torch.abs"}},
      {"import torch\nlambda torch: torch.abs\n", {}},
      {"import torch\nlambda x, y=[[torch.abs]]: [[torch.any]](x)\n", {"torch.abs", "torch.any"}},
      {"import torch\ndef f(torch=[[torch.abs]]): torch.x\n", {"torch.abs"}},
      {"import torch\ndef f(torch: [[torch.Tensor]]) -> [[torch.Tensor]]: torch.x\n",
       {"torch.Tensor", "torch.Tensor"}},
      {"import torch\n@[[torch.no_grad]]()\ndef torch(): pass\n", {"torch.no_grad"}},
      {"import torch\nclass torch([[torch.nn.Module]]): pass\n", {"torch.nn.Module"}},
      {"import torch\ndef f[torch](x: torch) -> torch: torch.abs\n[[torch.abs]]\n", {"torch.abs"}},
      {"import torch\nclass A[torch](B[torch]): x: torch\n", {}},
      {"import torch\ntype X[torch] = list[torch]\ntype Y = [[torch.Tensor]]\n", {"torch.Tensor"}},
      {"import torch\ndef f[T: [[torch.Tensor]]](x: T): pass\n", {"torch.Tensor"}},
  });
}
