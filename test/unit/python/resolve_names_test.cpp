#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/python/resolved.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

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

struct NameRow {
  const char* source;
  std::vector<std::string> names;
};

void check_rows(const std::vector<NameRow>& rows) {
  for (const NameRow& row : rows) check_uses(row.source, row.names);
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

TEST_CASE("a name is recognised wherever an expression can stand") {
  check_rows({
      {"import torch\nx = [[torch.a]], {1: [[torch.b]]}, {[[torch.c]]}, ([[torch.d]],)\n",
       {"torch.a", "torch.b", "torch.c", "torch.d"}},
      {"import torch\nf(k=[[torch.a]], *[[torch.b]], **[[torch.c]])\n",
       {"torch.a", "torch.b", "torch.c"}},
      {"import torch\nx = [[torch.a]] if [[torch.b]] else [[torch.c]]\n",
       {"torch.a", "torch.b", "torch.c"}},
      {"import torch\nassert [[torch.a]], [[torch.b]]\nraise [[torch.c]] from [[torch.d]]\n",
       {"torch.a", "torch.b", "torch.c", "torch.d"}},
      {"import torch\nx[ [[torch.a]]:[[torch.b]] ] = -[[torch.c]] ** [[torch.d]]\n",
       {"torch.a", "torch.b", "torch.c", "torch.d"}},
      {"import torch\nf'{[[torch.a]]!r:{[[torch.b]]}} {[[torch.c]]=}'\n",
       {"torch.a", "torch.b", "torch.c"}},
      {"import torch\nasync def f():\n  await [[torch.a]]\n  async with [[torch.b]] as x: pass\n"
       "  async for x in [[torch.c]]: yield [[torch.d]]\n",
       {"torch.a", "torch.b", "torch.c", "torch.d"}},
      {"import torch\ntry: pass\nexcept ([[torch.a]], [[torch.b]]): pass\nexcept* [[torch.c]]: "
       "pass\n",
       {"torch.a", "torch.b", "torch.c"}},
      {"import torch\nmatch [[torch.a]]:\n  case [[torch.b]](x=1): pass\n  case [[torch.c]]: "
       "pass\n",
       {"torch.a", "torch.b", "torch.c"}},
      {"from torch import Tensor\nmatch x:\n  case [[Tensor]](): pass\n", {"torch.Tensor"}},
      {"import torch\nisinstance(x, ([[torch.a]], int))\ntype(x).y = [[torch.b]]\n",
       {"torch.a", "torch.b"}},
      {"import torch\nx = ([[torch\n  .nn  # comment\n  .Linear]])\n", {"torch.nn.Linear"}},
      {"import torch\nx = [[(torch.nn).Linear]]\n", {"torch.nn.Linear"}},
      {"import torch\nlambda *a, k=[[torch.a]], **b: [[torch.b]]\n", {"torch.a", "torch.b"}},
      {"import torch\n[[torch.backends.x]][0] = 1\n", {"torch.backends.x"}},
  });
}

TEST_CASE("string annotations are read where they are annotations") {
  check_rows({
      {"import torch\ndef f(x: '[[torch.Tensor]]') -> \"[[torch.Tensor]]\": pass\n",
       {"torch.Tensor", "torch.Tensor"}},
      {"import torch\nx: 'Optional[ [[torch.Tensor]] ] | [[torch.Size]]' = None\n",
       {"torch.Tensor", "torch.Size"}},
      {"import torch\nx: List['[[torch.Tensor]]']\n", {"torch.Tensor"}},
      {"import torch\nx: typing.List['[[torch.Tensor]]', 'torches.x', 'a.torch.b']\n",
       {"torch.Tensor"}},
      {"import torch\nx: Literal['torch.Tensor']\n", {}},
      {"import torch\nx: typing.Literal['torch.Tensor']\n", {}},
      {"import torch\nx: Annotated['[[torch.Tensor]]', 'torch.x']\n", {"torch.Tensor"}},
      {"import torch\nx: t.Annotated['[[torch.Tensor]]', 'torch.x']\n", {"torch.Tensor"}},
      {"import torch\nx = 'torch.Tensor'\ndef f(x='torch.Tensor'): pass\n", {}},
      {"if TYPE_CHECKING:\n  from torch import Tensor\ndef f(x: '[[Tensor]]'): pass\n",
       {"torch.Tensor"}},
      {"def f(x: '[[Tensor]]'): pass\nfrom torch import Tensor\n", {"torch.Tensor"}},
      {"import torch\ndef f(torch, x: '[[torch.Tensor]]'): pass\n", {"torch.Tensor"}},
  });
}

TEST_CASE("aliases by assignment carry the qualified name") {
  check_rows({
      {"import torch\nF = [[torch.nn.functional]]\n[[F.relu]](x)\n",
       {"torch.nn.functional", "torch.nn.functional.relu"}},
      {"from torch import nn\nConv = [[nn.Conv2d]]\nclass A:\n  def f(self): [[Conv]](1)\n",
       {"torch.nn.Conv2d", "torch.nn.Conv2d"}},
      {"import torch\na = b = [[torch.abs]]\n[[a]](1)\n[[b]](1)\n",
       {"torch.abs", "torch.abs", "torch.abs"}},
      {"import torch\na, b = [[torch.abs]], [[torch.any]]\n[[b]](1)\n",
       {"torch.abs", "torch.any", "torch.any"}},
      {"import torch\ndef f():\n  t = [[torch]]\n  [[t.abs]](1)\n", {"torch", "torch.abs"}},
      {"import torch\nif (f := [[torch.abs]])(1): pass\n", {"torch.abs"}},
      {"import torch\nclass A:\n  def __init__(self): self.act = [[torch.abs]]\n"
       "  def f(self): return self.act(1)\n",
       {"torch.abs"}},
      {"import torch\nx = [[torch.abs]](1)\nx.y\n", {"torch.abs"}},
  });
}

TEST_CASE("two bindings of one name that disagree make a use ambiguous") {
  check_rows({
      {"try:\n  import torch\nexcept ImportError:\n  torch = None\n[[torch.abs]]\n", {"torch.abs"}},
      {"try:\n  import numpy as xp\nexcept ImportError:\n  import torch as xp\n[[xp.abs]]\n",
       {"torch.abs?"}},
      {"if c:\n  import torch as xp\nelse:\n  import numpy as xp\n[[xp.abs]]\n", {"torch.abs?"}},
      {"if c:\n  import torch.nn as nn\nelse:\n  from torch import nn\n[[nn.Linear]]\n",
       {"torch.nn.Linear"}},
      {"try:\n  from torch.cuda.amp import autocast\nexcept ImportError:\n"
       "  from torch.amp import autocast\n[[autocast]]\n",
       {"torch.cuda.amp.autocast?"}},
      {"try:\n  from torch import abs\nexcept ImportError:\n  from torch import abs\n[[abs]]\n",
       {"torch.abs"}},
      {"try:\n  from torch import abs\nexcept ImportError:\n  from mine import absolute as abs\n"
       "[[abs]]\n",
       {"torch.abs"}},
      {"try:\n  from torch import abs\nexcept ImportError:\n  abs = other()\n[[abs]]\n",
       {"torch.abs?"}},
      {"if TYPE_CHECKING:\n  from mine import abs\nelse:\n  from torch import abs\n[[abs]]\n",
       {"torch.abs"}},
      {"if c:\n  import torch\nelse:\n  import jax as torch\n[[torch.abs]]\n", {"torch.abs?"}},
      {"import torch\n[[torch.abs]]\ntorch = other()\ntorch.abs\n", {"torch.abs"}},
      {"import torch\ndef f(): [[torch.abs]]\ntorch = other()\n", {"torch.abs?"}},
      {"import torch\nif c:\n  torch = other()\n[[torch.abs]]\n", {"torch.abs?"}},
      {"import torch\nif c:\n  torch = other()\n  raise E\n[[torch.abs]]\n", {"torch.abs"}},
      {"import torch\nfor x in y:\n  [[torch.abs]]\n  torch = other()\n", {"torch.abs?"}},
      {"import torch\nwhile c:\n  torch = other()\n  if d: break\n  import torch\n[[torch.abs]]\n",
       {"torch.abs?"}},
      {"from torch.nn import Linear\nfrom mine import Linear\nLinear\n", {}},
      {"def f():\n  global torch\n  torch = other()\nimport torch\n[[torch.abs]]\n",
       {"torch.abs?"}},
      {"import torch\ndel torch\ntorch.abs\n", {}},
  });
}

TEST_CASE("what a file of the workspace passes on is followed") {
  KnownModules modules = sample_modules();
  modules.reexports = {{.module = ".layers", .name = "nn", .target = "torch.nn"}};
  for (const char* import : {"from .layers import nn", "from .layers import *"}) {
    const Resolved file(std::string(import) + "\n[[nn.Linear]]\n", modules);
    CHECK(uses_of(file) == std::vector<std::string>{"nn.Linear = torch.nn.Linear"});
  }
}

TEST_CASE("a text that does not mention a root costs nothing and has no names") {
  const Resolved file("import numpy as np\nx = np.zeros(3)\n");
  CHECK(file.names.imports.empty());
  CHECK(file.names.statements.empty());
}

TEST_CASE("around what did not parse, uses are sound; inside it they are marked") {
  const Resolved file(
      "import torch\nx = [[torch.abs]](1)\ny = ([[torch.any]](x] + 1\nz = torch.all(x)\n");
  REQUIRE(file.use_at_mark(0) != nullptr);
  CHECK_FALSE(file.use_at_mark(0)->unsound);
  REQUIRE(file.use_at_mark(1) != nullptr);
  CHECK(file.use_at_mark(1)->unsound);
}

TEST_CASE("an error in one method leaves the other sound") {
  const Resolved file(
      "import torch\nclass A:\n  def f(self):\n    x = = [[torch.any]](1)\n\n"
      "  def g(self):\n    return [[torch.abs]](1)\n");
  REQUIRE(file.use_at_mark(0) != nullptr);
  CHECK(file.use_at_mark(0)->unsound);
  REQUIRE(file.use_at_mark(1) != nullptr);
  CHECK_FALSE(file.use_at_mark(1)->unsound);
}

TEST_CASE("deep nesting costs no stack") {
  std::string source = "import torch\nx = ";
  for (int i = 0; i < 20000; ++i) source += "(";
  source += "torch.abs";
  for (int i = 0; i < 20000; ++i) source += ")";
  const Resolved file(source + "\n");
  CHECK(file.names.uses.size() == 1);
}

TEST_CASE("nested loops, branches and lambdas stay fast") {
  std::string source = "import torch\nx = torch.zeros(1)\n";
  std::string indent;
  for (int depth = 0; depth < 80; ++depth) {
    source += indent + "for i" + std::to_string(depth) + " in x:\n";
    indent += " ";
    source += indent + "x = a" + std::to_string(depth) + "\n";
    source += indent + "a" + std::to_string(depth) + " = x + b" + std::to_string(depth) + "\n";
  }
  const Resolved file(source + indent + "x.abs()\n");
  CHECK(file.names.uses.size() == 1);
}

TEST_CASE("resolving can be stopped") {
  const std::string source = "import torch\ntorch.abs(1)\n";
  const auto stop = [] { return true; };
  CHECK_FALSE(record_file(source, sample_modules(), nullptr, stop));
  const auto file = record_file(source, sample_modules(), nullptr);
  REQUIRE(file);
  CHECK(resolve_names(source, *file, sample_modules(), SampleLibrary(), stop).uses.empty());
}
