// Blocks of imports are as sorted after a conversion as they were before it.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a line that moves to Paddle goes to its place in a sorted block") {
  check_rewrite("import pytest\nimport torch\n\ntorch.abs(x)\n",
                "import paddle\nimport pytest\n\npaddle.abs(x)\n");
  check_rewrite(
      "import torch\nfrom torch.nn import ReLU\nfrom torch.utils.data import DataLoader\n\n"
      "DataLoader(torch.abs(ReLU()(x)))\n",
      "import paddle\nfrom paddle.io import DataLoader\nfrom paddle.nn import ReLU\n\n"
      "DataLoader(paddle.abs(ReLU()(x)))\n");
}

TEST_CASE("a block in which plain imports are among others stays sorted by module") {
  check_rewrite(
      "from numpy import abs\nimport pytest\nfrom scipy import fft\nimport torch\n\n"
      "torch.abs(x)\n",
      "from numpy import abs\nimport paddle\nimport pytest\nfrom scipy import fft\n\n"
      "paddle.abs(x)\n");
}

TEST_CASE("a block that is not sorted keeps its order") {
  check_rewrite("import torch\nimport os\nimport abc\n\ntorch.abs(x)\n",
                "import paddle\nimport os\nimport abc\n\npaddle.abs(x)\n");
}

TEST_CASE("names that move stay sorted on their line") {
  check_rewrite(
      "from torch.nn import Linear, Module, ReLU\n\n\nclass A(Module):\n    pass\n\n\n"
      "t = [Linear, ReLU()]\n",
      "from paddle.nn import Layer, ReLU\n"
      "from torch.nn import Linear\n"
      "\n"
      "\n"
      "class A(Layer):\n"
      "    pass\n"
      "\n"
      "\n"
      "t = [Linear, ReLU()]\n");
}

TEST_CASE("lines whose order decides what a name means are not sorted") {
  check_rewrite("from numpy import *\nfrom torch import abs\nfrom zarr import x\n\nabs(x)\n",
                "from numpy import *\nfrom paddle import abs\nfrom zarr import x\n\nabs(x)\n");
}

TEST_CASE("a block that is deleted as a whole takes the smaller of the gaps around it with it") {
  check_rewrite("import os\n\nimport torch\n\n\ndef f():\n    pass\n",
                "import os\n\n\ndef f():\n    pass\n");
  check_rewrite("import torch\n\n\ndef f():\n    pass\n", "def f():\n    pass\n");
}

TEST_CASE("a linter comment on an import is deleted with it") {
  check_rewrite("import os\nimport torch  # type: ignore\n", "import os\n");
  check_rewrite("import os\nimport torch  # for later\n", "import os\n# for later\n");
}

TEST_CASE("an import goes to its section: the standard library, other packages, the project") {
  const RuleSet rules = rules_of(
      R"json({"torch.seeded": {"signature": "(a)", "expression": "math.floor({a})",
                               "import": ["math"]}})json");
  check_rewrite("import torch\n\nx = torch.seeded(1)\ny = torch.abs(x)\n",
                "import math\n\nimport paddle\n\nx = math.floor(1)\ny = paddle.abs(x)\n", rules);
  check_rewrite("import abc\nimport os\n\nimport torch\n\nx = torch.seeded(1)\n",
                "import abc\nimport math\nimport os\n\nx = math.floor(1)\n", rules);
}

TEST_CASE("modules that a rule needs come before paddle in a block that is not sorted") {
  const RuleSet rules = rules_of(
      R"json({"torch.seeded": {"signature": "(a)", "expression": "numpy.floor({a})",
                               "import": ["numpy"]}})json");
  check_rewrite("import torch\nimport abc\n\nx = torch.seeded(torch.abs(y))\n",
                "import numpy\nimport paddle\nimport abc\n\nx = numpy.floor(paddle.abs(y))\n",
                rules);
}
