#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/python/named_uses.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

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

TEST_CASE("a name is recognised wherever an expression is allowed") {
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

TEST_CASE("strings are parsed in annotations only") {
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

TEST_CASE("uses next to a syntax error are sound; inside it they are marked") {
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
