// Attributes of layers whose class is certain.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("an attribute of a layer gets its name in Paddle's layer") {
  check_confirmed_rewrite(R"(
      import torch.nn as nn
      class Net(nn.Module):
          def __init__(self):
              super().__init__()
              self.conv = nn.Conv1d(1, 2, 3)
              self.norm = nn.BatchNorm1d(2)
          def forward(self, x):
              return self.conv.stride, 2 * self.norm.momentum, self.norm.running_mean.abs()
  )",
                          R"(
      import paddle.nn as nn
      class Net(nn.Layer):
          def __init__(self):
              super().__init__()
              self.conv = nn.Conv1D(1, 2, 3)
              self.norm = nn.BatchNorm1D(2)
          def forward(self, x):
              return tuple(self.conv._stride), 2 * (1 - self.norm._momentum), self.norm._mean.abs()
  )",
                          rules_of(R"({"torch.nn.Conv1d": {"callee": "paddle.nn.Conv1D"},
                                       "torch.nn.BatchNorm1d": {"callee": "paddle.nn.BatchNorm1D"}})"));
}

TEST_CASE("an attribute that is set is also set where Paddle's layers read it") {
  const std::string text = converted(
      "from torch import nn\nnorm = nn.BatchNorm1d(2)\nnorm.momentum = "
      "0.1\nnorm.num_batches_tracked\n",
      FixClass::needs_confirmation);
  CHECK(text.ends_with("norm._momentum = 0.9\nnorm.num_batches_tracked\n"));
}

TEST_CASE("attributes of an uncertain layer, and of the program's own modules, stay") {
  for (const char* const source : {
           "import torch.nn as nn\nm = nn.Conv1d(1, 2, 3) if c else nn.Linear(1, 2)\nm.stride\n",
           "import torch.nn as nn\nclass A(nn.Module):\n    def f(self): return self.stride\n",
           "import torch.nn as nn\ndef f(m: nn.Conv1d): return m.stride\n",
           "import torch.nn as nn\nfor m in nn.Conv1d(1, 2, 3).children(): m.stride\n",
           "x.stride\nimport torch\n",
       }) {
    CAPTURE(source);
    CHECK(converted(source, FixClass::needs_confirmation).find("m._stride") == std::string::npos);
  }
}

TEST_CASE(
    "the class of a layer is known from isinstance, and from the class that derives from "
    "it") {
  check_confirmed_rewrite(R"(
      from torch import nn
      class Norm(nn.LayerNorm):
          def forward(self, x):
              y = super().forward(x)
              return y.type(x.dtype), self.normalized_shape
      class Net(nn.Module):
          def __init__(self):
              for m in self.modules():
                  if isinstance(m, nn.Conv2d):
                      n = m.kernel_size[0] * m.out_channels
  )",
                          R"(
      from paddle import nn
      class Norm(nn.LayerNorm):
          def forward(self, x):
              y = super().forward(x)
              return y.astype(x.dtype), tuple(self._normalized_shape)
      class Net(nn.Layer):
          def __init__(self):
              for m in self.modules():
                  if isinstance(m, nn.Conv2D):
                      n = m._kernel_size[0] * m._out_channels
  )");
}

TEST_CASE("a class attribute is kept until an instance gets a tensor of that name") {
  const std::string text = converted(R"(
import torch
from torch import nn
class Head(nn.Module):
    anchors = torch.empty(0)
    scale = None
    steps = 3
    def forward(self, x):
        self.anchors, self.scale = make(x), torch.sum(x)
        self.steps = 4
class Plain:
    scale = None
    def f(self, x):
        self.scale = torch.sum(x)
)",
                                     FixClass::needs_confirmation);
  CHECK(text.find(
            "    anchors = DefaultAttribute(paddle.empty(0))\n    scale = DefaultAttribute(None)\n"
            "    steps = 3\n") != std::string::npos);
  CHECK(text.find("class Plain:\n    scale = None\n") != std::string::npos);
}

TEST_CASE("an object of another class than Tensor stays a class attribute") {
  const std::string text = converted(R"(
import torch
from torch import nn
class Head(nn.Module):
    anchors = DefaultAttribute(torch.empty(0))
    def forward(self, x):
        self.anchors = torch.sum(x)
)",
                                     FixClass::needs_confirmation);
  CHECK(text.find("    anchors = DefaultAttribute(paddle.empty(0))\n") != std::string::npos);
}

namespace {

// The conversion of an attribute of `self.conv` after a test of it.
std::string behind_test(const std::string& test) {
  const std::string text = converted(
      "import torch.nn as nn\n"
      "class Net(nn.Module):\n"
      "    def f(self, x):\n"
      "        " +
          test + "\n",
      FixClass::needs_confirmation);
  return text.substr(text.rfind("        ") + 8);
}

}  // namespace

TEST_CASE("an attribute of an attribute is known if isinstance tests it") {
  CHECK(behind_test("if isinstance(self.conv, nn.Conv2d): self.conv.stride") ==
        "if isinstance(self.conv, nn.Conv2D): tuple(self.conv._stride)\n");
  CHECK(behind_test("y = isinstance(self.conv, nn.Conv2d) and self.conv.groups") ==
        "y = isinstance(self.conv, nn.Conv2D) and self.conv._groups\n");
  CHECK(behind_test("y = x and isinstance(x, nn.Conv2d) and x.groups") ==
        "y = x and isinstance(x, nn.Conv2D) and x._groups\n");
  CHECK(behind_test("if x and isinstance(x.a.b, nn.Conv2d): x.a.b.groups") ==
        "if x and isinstance(x.a.b, nn.Conv2D): x.a.b._groups\n");
}

TEST_CASE("an isinstance test holds in its branch only, and until something else is bound") {
  for (const char* const test : {
           "if isinstance(self.conv, nn.Conv2d): pass\n        self.conv.groups",
           "if isinstance(self.conv, nn.Conv2d):\n            self.conv = x; self.conv.groups",
           "if isinstance(x.conv, nn.Conv2d):\n            x = self.f(); x.conv.groups",
           "if isinstance(self.conv, nn.Conv2d): self.other.groups, self.conv.conv.groups",
           "y = isinstance(self.conv, nn.Conv2d) or self.conv.groups",
           "y = (isinstance(self.conv, nn.Conv2d) and x), self.conv.groups",
       }) {
    CAPTURE(test);
    CHECK(behind_test(test).find("_groups") == std::string::npos);
  }
}

TEST_CASE("for one of several layers, the names common to all of them are known") {
  CHECK(behind_test("if isinstance(x, (nn.Conv2d, nn.ConvTranspose2d)): x.groups") ==
        "if isinstance(x, (nn.Conv2D, nn.Conv2DTranspose)): x._groups\n");
  CHECK(behind_test("if isinstance(x, (nn.BatchNorm2d, nn.InstanceNorm2d)): x.weight")
            .find("x.weight") != std::string::npos);
  CHECK(behind_test("if isinstance(x, (nn.Conv2d, nn.MaxPool2d)): x.kernel_size")
            .find("layer_attribute(x, \"kernel_size\")") != std::string::npos);
}

TEST_CASE("an attribute of an unknown layer is looked up under both names") {
  const std::string source =
      "import torch.nn as nn\n"
      "def make() -> nn.Module: return registry[0]()\n"
      "def f(): return make().kernel_size\n";
  CHECK(converted(source, FixClass::needs_confirmation)
            .find("return layer_attribute(make(), \"kernel_size\")") != std::string::npos);
}

TEST_CASE(
    "an attribute of the program that a method of Paddle's layers hides is looked up "
    "separately") {
  const std::string text = converted(
      "import torch.nn as nn\n"
      "class Flow(nn.Module):\n"
      "    def __init__(self, t):\n"
      "        super().__init__()\n"
      "        self._transform = t\n"
      "    def forward(self, x): return self._transform(x)\n"
      "class Other(nn.Module):\n"
      "    def full(self, x): return x\n"
      "    def forward(self, x): return self.full(x), x.full, self.sub.full\n",
      FixClass::needs_confirmation);
  CHECK(
      text.find("        self._transform = t\n"
                "    def forward(self, x): return instance_attribute(self, \"_transform\")(x)\n") !=
      std::string::npos);
  CHECK(text.find("return self.full(x), x.full, self.sub.full\n") != std::string::npos);
  const std::string_view derived =
      "import torch\n"
      "from base import Base\n"
      "class Flow(Base):\n"
      "    def __init__(self, t):\n"
      "        super().__init__()\n"
      "        self._transform = t\n"
      "    def f(self): return self._transform(torch.zeros(1))\n";
  CHECK(converted(derived, FixClass::needs_confirmation)
            .find("instance_attribute(self, \"_transform\")") != std::string::npos);
}
