// Names that imports bind.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"
#include "test/unit/python/named_uses.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("the name of an import is bound") {
  const Resolved file(example_of("imports") + "\n");
  REQUIRE(file.names.bindings.size() == 1);
  const Binding& binding = file.names.bindings[0];
  CHECK(binding.form == BindingForm::import_from);
  CHECK(file.at(binding.range) == "nn");
  CHECK(file.names.text(binding.target) == "torch.nn");
}

TEST_CASE("imports of every form bind the names that Python binds") {
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
