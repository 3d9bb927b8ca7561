// Names that assignments bind to names of the library.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"
#include "test/unit/python/named_uses.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("an assigned name of the library is bound") {
  const Resolved file("import torch\n" + example_of("aliases") + "\n");
  REQUIRE(file.names.bindings.size() == 2);
  const Binding& binding = file.names.bindings[1];
  CHECK(binding.form == BindingForm::assignment);
  CHECK(file.at(binding.range) == "F");
  CHECK(file.names.text(binding.target) == "torch.nn.functional");
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
