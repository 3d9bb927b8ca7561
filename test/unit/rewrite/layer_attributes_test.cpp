// Attributes of layers whose class is known for sure.
#include <doctest/doctest.h>

#include "check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("an attribute of a layer gets the name that Paddle's layer has for it") {
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
      import paddle
      import paddle.nn as nn
      class Net(nn.Layer):
          def __init__(self):
              super().__init__()
              self.conv = nn.Conv1D(1, 2, 3)
              self.norm = nn.BatchNorm1D(2)
          def forward(self, x):
              return tuple(self.conv._stride), 2 * (1 - self.norm._momentum), self.norm._mean.abs()
  )");
}

TEST_CASE("an attribute that is set, or that Paddle has not, is manual") {
  check_manual(R"(
      from torch.nn import BatchNorm1d
      norm = BatchNorm1d(2)
      norm.momentum = 0.1
      norm.num_batches_tracked
  )",
               {"torch-api-manual it is assigned to, for which there is no rule",
                "torch-api-manual Paddle's layer has no such attribute"});
}

TEST_CASE("attributes of a layer that is not known for sure, and of one's own modules, stay") {
  for (const char* const source : {
           "import torch.nn as nn\nm = nn.Conv1d(1, 2, 3) if c else nn.Linear(1, 2)\nm.stride\n",
           "import torch.nn as nn\nclass A(nn.Module):\n    def f(self): return self.stride\n",
           "import torch.nn as nn\ndef f(m: nn.Conv1d): return m.stride\n",
           "import torch.nn as nn\nfor m in nn.Conv1d(1, 2, 3).children(): m.stride\n",
           "x.stride\nimport torch\n",
       }) {
    CAPTURE(source);
    CHECK(converted(source, FixClass::needs_confirmation).find("_stride") == std::string::npos);
  }
}

TEST_CASE("a layer is known by isinstance, and by the class that derives from it") {
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
      import paddle
      from paddle import nn
      class Norm(nn.LayerNorm):
          def forward(self, x):
              y = super().forward(x)
              return y.astype(x.dtype), tuple(self._normalized_shape)
      class Net(nn.Layer):
          def __init__(self):
              for m in self.modules():
                  if isinstance(m, nn.Conv2D):
                      n = tuple(m._kernel_size)[0] * m._out_channels
  )");
}

TEST_CASE("a value of a class is kept until a layer of it is given a tensor of that name") {
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
  CHECK(text.find("    anchors = UntilSet(paddle.empty(0))\n    scale = UntilSet(None)\n"
                  "    steps = 3\n") != std::string::npos);
  CHECK(text.find("class Plain:\n    scale = None\n") != std::string::npos);
}
