// Import statements follow the uses: moved, split, removed, or left for what still needs them.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

std::string with_one_fix(const std::string& source, std::size_t finding) {
  const FileFindings file = analyzed(source);
  return text::applied(edits_for(source, file, std::vector<std::size_t>{finding}), source);
}

}  // namespace

TEST_CASE("import torch becomes import paddle when all its uses are converted") {
  check_rewrite("import os\nimport torch\n\ntorch.abs(x)\n",
                "import os\nimport paddle\n\npaddle.abs(x)\n");
  check_rewrite("import os, torch, sys\ntorch.abs(x)\n", "import os, paddle, sys\npaddle.abs(x)\n");
  check_rewrite("import torch as th\nth.abs(x)\n", "import paddle\npaddle.abs(x)\n");
  check_rewrite("import torch\nimport torch.nn\nl = torch.nn.ReLU()\n",
                "import paddle\nl = paddle.nn.ReLU()\n");
  check_rewrite("def f(x):\n    import torch\n    return torch.abs(x)\n",
                "def f(x):\n    import paddle\n    return paddle.abs(x)\n");
}

TEST_CASE("import paddle is put where isort puts it while torch is still needed") {
  check_rewrite("import os\n\nimport numpy\nimport torch\n\ntorch.abs(x)\ntorch.no_such(x)\n",
                "import os\n\nimport numpy\nimport paddle\nimport torch\n\npaddle.abs(x)\n"
                "torch.no_such(x)\n");
  check_rewrite(
      "\"\"\"Text.\"\"\"\nfrom __future__ import annotations\n\nfrom torch import nn\n\n"
      "nn.ReLU()\nnn.NoSuch()\n",
      "\"\"\"Text.\"\"\"\nfrom __future__ import annotations\n\nimport paddle\n"
      "from torch import nn\n\npaddle.nn.ReLU()\nnn.NoSuch()\n");
  check_rewrite("import paddle\nimport torch\n\ntorch.abs(x)\n",
                "import paddle\n\npaddle.abs(x)\n");
}

TEST_CASE("an alias of a module moves with its module and uses keep their spelling") {
  check_rewrite("import torch.nn as nn\nimport torch.nn.functional as F\nF.relu(nn.ReLU()(x))\n",
                "import paddle.nn as nn\nimport paddle.nn.functional as F\nF.relu(nn.ReLU()(x))\n");
  check_rewrite("from torch import nn\nl = nn.ModuleList()\n",
                "from paddle import nn\nl = nn.LayerList()\n");
  check_rewrite("from torch import optim\no = optim.SGD(n.parameters(), lr=1)\n",
                "from paddle import optimizer as optim\n"
                "o = optim.SGD(parameters=n.parameters(), learning_rate=1.0)\n");
  check_rewrite("import torch.optim as optim\no = optim.SGD(n.parameters(), lr=1)\n",
                "import paddle.optimizer as optim\n"
                "o = optim.SGD(parameters=n.parameters(), learning_rate=1.0)\n");
}

TEST_CASE("a from-import moves to the paddle module and keeps bare names") {
  check_rewrite(
      "from torch.utils.data import DataLoader, Dataset\n\n\nclass D(Dataset):\n"
      "    pass\n\n\nDataLoader(D())\n",
      "from paddle.io import DataLoader, Dataset\n\n\nclass D(Dataset):\n"
      "    pass\n\n\nDataLoader(D())\n");
  check_rewrite(
      "from torch.nn import (\n    ModuleList,  # of layers\n    ReLU,\n)\n"
      "a = ModuleList()\nb = ReLU()\n",
      "from paddle.nn import (\n    LayerList,  # of layers\n    ReLU,\n)\n"
      "a = LayerList()\nb = ReLU()\n");
  check_rewrite("from torch.nn import ModuleList as Row\na = Row()\n",
                "from paddle.nn import LayerList as Row\na = Row()\n");
  check_rewrite("from torch import Tensor\ndef f(x: Tensor) -> 'Tensor': ...\n",
                "from paddle import Tensor\ndef f(x: Tensor) -> 'Tensor': ...\n");
  check_rewrite("from torch import cat\nConcat = concat = 1\ny = cat([x])\n",
                "from paddle import concat as cat\nConcat = concat = 1\ny = cat([x])\n");
}

TEST_CASE("names of one statement that go to different modules are split") {
  check_rewrite(
      "from torch.nn import ReLU, NoSuch, Unfold\na = ReLU()\nb = NoSuch()\n"
      "c = Unfold(2)\n",
      "from paddle.compat.nn import Unfold\n"
      "from paddle.nn import ReLU\n"
      "from torch.nn import NoSuch\n"
      "a = ReLU()\n"
      "b = NoSuch()\n"
      "c = Unfold(2)\n");
}

TEST_CASE("an alias by assignment moves when all that depends on it is converted") {
  check_rewrite("import torch\nF = torch.nn.functional\ny = F.relu(x)\n",
                "import paddle\nF = paddle.nn.functional\ny = F.relu(x)\n");
  check_rewrite("import torch\nF = torch.nn.functional\ny = F.relu(x)\nz = F.no_such(x)\n",
                "import paddle\nimport torch\nF = torch.nn.functional\n"
                "y = paddle.nn.functional.relu(x)\nz = F.no_such(x)\n");
}

TEST_CASE("a variable that holds a torch value is rewritten where the value is written") {
  check_rewrite(
      "import torch\n\n\ndef f(dtype=None):\n    if dtype is None:\n"
      "        dtype = torch.float32\n    return torch.zeros(2, dtype=dtype)\n",
      "import paddle\n\n\ndef f(dtype=None):\n    if dtype is None:\n"
      "        dtype = paddle.float32\n    return paddle.zeros(2, dtype=dtype)\n");
}

TEST_CASE("an import that nothing refers to is removed, and a block never becomes empty") {
  check_rewrite("import torch\nimport os\n", "import os\n");
  check_rewrite("if a:\n    import torch\n", "if a:\n    pass\n");
  check_rewrite("try:\n    import torch\nexcept ImportError:\n    pass\n",
                "try:\n    pass\nexcept ImportError:\n    pass\n");
}

TEST_CASE("an import that other files may rely on is not removed without asking") {
  const std::string_view shim =
      "try:\n    from torch.hub import get_dir\nexcept ImportError:\n"
      "    from torch.utils.model_zoo import get_dir  # of old releases\n";
  check_rewrite(shim, shim);
  const FileFindings file = analyzed(shim);
  REQUIRE(file.findings.size() == 2);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(paddle_ls::text::applied(edits_for(shim, file, {&i, 1}), shim) ==
          "try:\n    pass\nexcept ImportError:\n    pass  # of old releases\n");
  }
  check_manual("from torch import nn  # noqa: F401\n", {});
  check_manual(
      "try:\n    from torch import _assert\nexcept ImportError:\n"
      "    def _assert(condition, message):\n        assert condition, message\n",
      {});
  check_confirmed_rewrite("from torch import nn  # noqa\n", "from paddle import nn  # noqa\n");
}

TEST_CASE("a single fix leaves a valid file") {
  const std::string source = "from torch import nn\na = nn.ReLU()\nb = nn.Tanh()\n";
  const FileFindings file = analyzed(source);
  REQUIRE(file.findings.size() == 2);
  const std::size_t first[] = {0};
  CHECK(paddle_ls::text::applied(edits_for(source, file, first), source) ==
        "import paddle\nfrom torch import nn\na = paddle.nn.ReLU()\nb = nn.Tanh()\n");
}

TEST_CASE("a file in which paddle means something else gets the module under another name") {
  check_rewrite("import torch\n\npaddle = Paddle()\ny = torch.abs(x)\n",
                "import paddle as paddle_framework\n\npaddle = Paddle()\n"
                "y = paddle_framework.abs(x)\n");
}

TEST_CASE("an import that is guarded keeps its guard") {
  check_rewrite(
      "try:\n    import torch\nexcept ImportError:\n    torch = None\n\n"
      "if torch is not None:\n    y = torch.abs(x)\n",
      "try:\n    import paddle\n    import torch\nexcept ImportError:\n    torch = None\n\n"
      "if torch is not None:\n    y = paddle.abs(x)\n");
}

TEST_CASE("paddle is imported above its first use, wherever torch is imported") {
  check_rewrite(
      "from .imports import *\nfrom torch import ones\n\nx = ones(2, 3)\n"
      "from torch.nn.no_such import Thing\n\nThing(ones)\n",
      "import paddle\nfrom .imports import *\nfrom torch import ones\n\nx = paddle.ones(2, 3)\n"
      "from torch.nn.no_such import Thing\n\nThing(ones)\n");
  check_rewrite("from torch import nn\nx = nn.NoSuch(nn.ReLU())\nimport torch\ny = torch.abs(z)\n",
                "import paddle\nfrom torch import nn\nx = nn.NoSuch(paddle.nn.ReLU())\n"
                "y = paddle.abs(z)\n");
}

TEST_CASE("an import in a function does not hide the module's paddle from its other uses") {
  check_rewrite(
      "from torch import nn\n\n\ndef f(x, c):\n    if c:\n        import torch\n"
      "        return torch.abs(x)\n    return nn.NoSuch(nn.ReLU())\n",
      "import paddle\nfrom torch import nn\n\n\ndef f(x, c):\n    if c:\n"
      "        return paddle.abs(x)\n    return nn.NoSuch(paddle.nn.ReLU())\n");
  check_rewrite(
      "def f(x):\n    from torch import abs, no_such\n    y = no_such(abs(x))\n    import torch\n"
      "    return torch.abs(y)\n",
      "def f(x):\n    from paddle import abs\n    from torch import no_such\n    y = "
      "no_such(abs(x))\n"
      "    import paddle\n    return paddle.abs(y)\n");
}

TEST_CASE("names that are deleted at the end of a list with comments take their commas along") {
  check_confirmed_rewrite(
      "from torch import (\n    no_such,\n    abs,  # of numbers\n    sum,\n)\nno_such()\n",
      "from torch import (\n    no_such,\n    # of numbers\n)\nno_such()\n");
}

TEST_CASE("two imports in `try` import paddle once") {
  check_rewrite(
      "try:\n    import torch\nexcept ImportError:\n    torch = None\n"
      "try:\n    from torch import nn\nexcept ImportError:\n    nn = None\n\n\n"
      "def f(x):\n    return nn.NoSuch(nn.ReLU(), torch.no_such(torch.abs(x)))\n",
      "try:\n    import paddle\n    import torch\nexcept ImportError:\n    torch = None\n"
      "try:\n    from torch import nn\nexcept ImportError:\n    nn = None\n\n\n"
      "def f(x):\n    return nn.NoSuch(paddle.nn.ReLU(), torch.no_such(paddle.abs(x)))\n");
}

TEST_CASE("a helper of the module has paddle in the module") {
  const RuleSet rules = rules_of(R"json({
    "$helpers": {"double": "def double(a):\n    return paddle.add(a, a)"},
    "torch.helped": {"signature": "(a)", "expression": "double({a})", "helper": "double"}
  })json");
  const std::string after =
      converted("def f(x):\n    import torch\n    return torch.helped(x)\n", FixClass::safe, rules);
  CHECK(after.starts_with("import paddle\n"));
}

TEST_CASE("a name in other letters is normalized as Python does") {
  check_rewrite("import torch\ny = ｔｏｒｃｈ.abs(x)\nz = torch.ａｂｓ(x)\n",
                "import paddle\ny = paddle.abs(x)\nz = paddle.abs(x)\n");
  check_rewrite("import ｔｏｒｃｈ\ny = torch.abs(x)\n", "import paddle\ny = paddle.abs(x)\n");
}

TEST_CASE("packages around torch follow their uses as torch does") {
  check_confirmed_rewrite(
      "import torchvision.transforms as transforms\nt = transforms.CenterCrop(3)\n",
      "import paddle.vision.transforms as transforms\nt = transforms.CenterCrop(3)\n");
  check_confirmed_rewrite("from torchvision.transforms import CenterCrop\nt = CenterCrop(3)\n",
                          "from paddle.vision.transforms import CenterCrop\nt = CenterCrop(3)\n");
  check_confirmed_rewrite("import torchvision\nt = torchvision.transforms.CenterCrop(3)\n",
                          "import paddle\nt = paddle.vision.transforms.CenterCrop(3)\n");
  check_confirmed_rewrite(
      "import torchvision\nt = torchvision.transforms.CenterCrop(3)\ntorchvision.no_such()\n",
      "import paddle\nimport torchvision\nt = paddle.vision.transforms.CenterCrop(3)\n"
      "torchvision.no_such()\n");
}

TEST_CASE("paddle is imported under the guard of torch, not before it") {
  check_rewrite(
      "try:\n    import torch\n    HAS_TORCH = True\nexcept ImportError:\n    HAS_TORCH = False\n\n"
      "def f(x):\n    return torch.no_such(torch.abs(x))\n",
      "try:\n    import paddle\n    import torch\n    HAS_TORCH = True\nexcept ImportError:\n"
      "    HAS_TORCH = False\n\n"
      "def f(x):\n    return torch.no_such(paddle.abs(x))\n");
  check_rewrite(
      "if c:\n    import torch\n    from torch import nn\n\nnn.ReLU()\ntorch.no_such(nn.no_such)\n",
      "if c:\n    import paddle\n    import torch\n    from torch import nn\n\npaddle.nn.ReLU()\n"
      "torch.no_such(nn.no_such)\n");
  check_rewrite("try: import torch\nexcept ImportError: pass\ntorch.no_such(torch.abs(x))\n",
                "try: import paddle; import torch\nexcept ImportError: pass\n"
                "torch.no_such(paddle.abs(x))\n");
}

TEST_CASE("a function that imports torch for itself imports paddle for itself") {
  check_rewrite("def f(x):\n    import torch\n    return torch.no_such(torch.abs(x))\n",
                "def f(x):\n    import paddle\n    import torch\n"
                "    return torch.no_such(paddle.abs(x))\n");
}

TEST_CASE("a name that may hold something else is a variable") {
  check_confirmed_rewrite(
      "from torch import nn\n\n\ndef block(norm=None):\n    if norm is None:\n"
      "        norm = nn.LayerNorm\n    return norm(3)\n",
      "from paddle import nn\n\n\ndef block(norm=None):\n    if norm is None:\n"
      "        norm = nn.LayerNorm\n    return norm(3)\n");
  check_rewrite(
      "import torch\nguard = torch.no_grad\nif c:\n    guard = torch.enable_grad\n"
      "with guard():\n    pass\n",
      "import paddle\nguard = paddle.no_grad\nif c:\n    guard = paddle.enable_grad\n"
      "with guard():\n    pass\n");
}

TEST_CASE("the fix of an alias takes the uses of the alias along") {
  const std::string_view source = "from torch import nn\nRow = nn.ModuleList\nr = Row()\n";
  const FileFindings file = analyzed(source);
  REQUIRE(file.findings.size() == 2);
  const std::size_t value = 0;
  CHECK(paddle_ls::text::applied(edits_for(source, file, {&value, 1}), source) ==
        "from paddle import nn\nRow = nn.LayerList\nr = Row()\n");
}

TEST_CASE("an alias that is needed unchanged has the reason") {
  check_manual("import torch.nn.functional as N\nF = N\nF.no_such(x)\n",
               {"torch-api-manual a use of the name it is assigned to stays with PyTorch",
                "torch-api-unmapped no conversion rule exists"});
}

TEST_CASE("names that torch exports in several places are known in all of them") {
  check_rewrite("from torch.nn.modules.container import ModuleList\nc = ModuleList()\n",
                "from paddle.nn import LayerList\nc = LayerList()\n");
  check_rewrite("import torch\nl = torch.nn.modules.activation.ReLU()\ny = torch.conv2d(x, w)\n",
                "import paddle\nl = paddle.nn.ReLU()\ny = paddle.nn.functional.conv2d(x, w)\n");
}

TEST_CASE("code without a meaning in Paddle is deleted without leaving a block empty") {
  check_confirmed_rewrite(
      "import torch\nif c:\n    torch.backends.cudnn.enabled = True\n"
      "    torch.backends.cudnn.enabled = False\nelse:\n    torch.backends.cudnn.enabled = c\n"
      "    y = torch.abs(x)\n",
      "import paddle\nif c:\n    pass\nelse:\n    y = paddle.abs(x)\n");
  check_confirmed_rewrite(
      "def f():\n    import torch\n    import torch.nn\n    torch.backends.cudnn.enabled = True\n",
      "def f():\n    pass\n");
}

TEST_CASE("an import that only type checkers see does not count as an import at run time") {
  check_rewrite(R"(
      from typing import TYPE_CHECKING
      if TYPE_CHECKING:
          from torch import Tensor
      def f(x: "Tensor"):
          return x.logdet()
  )",
                R"(
      from typing import TYPE_CHECKING

      import paddle
      if TYPE_CHECKING:
          from paddle import Tensor
      def f(x: "Tensor"):
          return paddle.linalg.det(x).log()
  )");
  check_rewrite(R"(
      from typing import TYPE_CHECKING
      if TYPE_CHECKING:
          import torch
      def f(x: "torch.Tensor"): pass
  )",
                R"(
      from typing import TYPE_CHECKING
      if TYPE_CHECKING:
          import paddle
      def f(x: "paddle.Tensor"): pass
  )");
}

TEST_CASE("an import that only type checkers see serves no function that imports torch itself") {
  check_rewrite(R"(
      from typing import TYPE_CHECKING
      if TYPE_CHECKING:
          from torch import nn
      def f(layer: "nn.Module"):
          import torch
          return torch.abs(layer), torch.no_such(layer)
  )",
                R"(
      from typing import TYPE_CHECKING
      if TYPE_CHECKING:
          from paddle import nn
      def f(layer: "nn.Layer"):
          import paddle
          import torch
          return paddle.abs(layer), torch.no_such(layer)
  )");
  check_rewrite(R"(
      from typing import TYPE_CHECKING
      if TYPE_CHECKING:
          import torch
      def f(x: "torch.Tensor"):
          import torch
          return torch.abs(x), torch.no_such(x)
  )",
                R"(
      from typing import TYPE_CHECKING

      import paddle
      if TYPE_CHECKING:
          import paddle
      def f(x: "paddle.Tensor"):
          import torch
          return paddle.abs(x), torch.no_such(x)
  )");
}

TEST_CASE("a name that a fallback binds too keeps its spelling") {
  check_confirmed_rewrite(R"(
      try:
          from torch.cuda.amp import autocast
      except ImportError:
          class autocast: pass
      with autocast(): pass
  )",
                          R"(
      try:
          from paddle.amp import auto_cast as autocast
      except ImportError:
          class autocast: pass
      with autocast(): pass
  )");
}

TEST_CASE("an import that is deleted in a function is replaced by Paddle's") {
  check_confirmed_rewrite(R"(
      def f():
          import torch._dynamo as dynamo
          return dynamo.is_compiling()
  )",
                          R"(
      def f():
          return False
  )");
}

TEST_CASE("aliases of aliases move together when all that depends on them is converted") {
  check_rewrite("from torch import nn\nN = nn\nRow = N.ModuleList\nr = Row()\n",
                "from paddle import nn\nN = nn\nRow = N.LayerList\nr = Row()\n");
}

TEST_CASE("paddle is imported only where something is written that spells it") {
  check_confirmed_rewrite(
      "import torch\n\nimport os\n\n\ndef f(x):\n    torch.backends.cudnn.benchmark = True\n"
      "    return x\n",
      "import os\n\n\ndef f(x):\n    return x\n");
  check_rewrite("from torch import nn as nn\n\nl = nn.ReLU()\n",
                "from paddle import nn\n\nl = nn.ReLU()\n");
}

TEST_CASE("a module of torch that nothing refers to is deleted instead of moved") {
  check_rewrite("import torch.nn as nn\nimport torch.nn.functional as F\n\nl = nn.ReLU()\n",
                "import paddle.nn as nn\n\nl = nn.ReLU()\n");
}

TEST_CASE("an import that only removed code has used is deleted") {
  const RuleSet rules =
      rules_of(R"json({"torch.seeded": {"signature": "(a=None)", "remove": true}})json");
  check_rewrite("import numpy as np\nimport torch\n\ntorch.seeded(np.random)\ny = torch.abs(x)\n",
                "import paddle\n\ny = paddle.abs(x)\n", rules);
  check_rewrite(
      "from random import choice, random\nimport torch\n\ntorch.seeded(random)\n"
      "y = torch.abs(choice(x))\n",
      "import paddle\nfrom random import choice\n\ny = paddle.abs(choice(x))\n", rules);
}

TEST_CASE("an import that nothing used before, or that is there for other files, stays") {
  const RuleSet rules =
      rules_of(R"json({"torch.seeded": {"signature": "(a=None)", "remove": true}})json");
  for (const std::string import :
       {"import os\n", "import numpy as np  # noqa\n", "from numpy import abs as abs\n"}) {
    check_rewrite(import + "\nimport torch\n\ntorch.seeded((np, abs))\ny = torch.abs(x)\n",
                  import + "\nimport paddle\n\ny = paddle.abs(x)\n", rules);
  }
  check_rewrite(
      "import numpy as np\nimport torch\n\n__all__ = ['np']\ntorch.seeded(np)\ny = torch.abs(x)\n",
      "import numpy as np\nimport paddle\n\n__all__ = ['np']\ny = paddle.abs(x)\n", rules);
}

TEST_CASE("a name that the file no longer has is no longer in `__all__`") {
  const std::string_view list = "__all__ = [\n    'f',\n    'zeros',\n    'g',\n]\n";
  const RuleSet rules = rules_of(
      R"json({"torch.zeros": {"signature": "(size)", "expression": "[0] * {size}"},
              "torch.ones": {"signature": "(size)", "expression": "[1] * {size}"}})json");
  const std::string use = "y = zeros(3)\n";
  check_rewrite("from torch import zeros\n" + std::string(list) + use,
                "__all__ = [\n    'f',\n    'g',\n]\ny = [0] * 3\n", rules);
  check_rewrite("from torch import zeros\n__all__ = ['zeros', 'f']\n" + use,
                "__all__ = ['f']\ny = [0] * 3\n", rules);
  check_rewrite("from torch import zeros\n__all__ = ['zeros']\n" + use,
                "__all__ = []\ny = [0] * 3\n", rules);
  check_rewrite(
      "from torch import ones, zeros\n__all__ = ['zeros', 'ones', 'f']\ny = zeros(3) + ones(2)\n",
      "__all__ = ['f']\ny = [0] * 3 + [1] * 2\n", rules);
  check_rewrite(
      "try:\n    from torch import zeros\nexcept ImportError:\n    from torch import zeros\n"
      "__all__ = ['zeros', 'f']\n" +
          use,
      "try:\n    pass\nexcept ImportError:\n    pass\n__all__ = ['f']\ny = [0] * 3\n", rules);
  check_rewrite("from torch import zeros\n__all__ = ['f', 'zeros']\n" + use,
                "__all__ = ['f', ]\ny = [0] * 3\n", rules);
  // A use that stays needs the import.
  const std::string stays = "from torch import zeros\n__all__ = ['zeros']\ny = [zeros(3), zeros]\n";
  check_rewrite(stays, "from torch import zeros\n__all__ = ['zeros']\ny = [[0] * 3, zeros]\n",
                rules);
}

TEST_CASE("what runs only where an import fails does not keep it") {
  const std::string handler =
      "except ImportError:\n    def f(x):\n        return torch.rfft(x, torch.abs(x))\n";
  check_rewrite(
      "import torch\n\ntry:\n    # Newer.\n    import torch.fft\n\n    def f(x):\n"
      "        return torch.abs(x)\n" +
          handler + "y = f(torch.abs(x))\n",
      "import paddle\n\ntry:\n    # Newer.\n\n    def f(x):\n        return paddle.abs(x)\n"
      "except ImportError:\n    def f(x):\n        return torch.rfft(x, paddle.abs(x))\n"
      "y = f(paddle.abs(x))\n");
  // Another use that no rule covers does.
  check_rewrite(
      "try:\n    import torch\n\n    y = torch.rare(torch.abs(x))\n" + handler,
      "try:\n    import paddle\n    import torch\n\n    y = torch.rare(paddle.abs(x))\n"
      "except ImportError:\n    def f(x):\n        return torch.rfft(x, paddle.abs(x))\n");
}

TEST_CASE("an import in the body of a class is an attribute, and stays") {
  const std::string source =
      "class Loader:\n    import torch as _torch\n\n    def f(self):\n"
      "        return self._torch\n";
  check_confirmed_rewrite(source, source);
  check_confirmed_rewrite(
      "class Loader:\n    import torch\n    empty = torch.zeros([2])\n",
      "class Loader:\n    import paddle\n    import torch\n    empty = paddle.zeros([2])\n");
  const RuleSet rules =
      rules_of(R"json({"torch.seeded": {"signature": "(a=None)", "remove": true}})json");
  check_rewrite("import torch\n\n\nclass A:\n    import numpy as np\n    torch.seeded(np)\n",
                "class A:\n    import numpy as np\n", rules);
}

TEST_CASE("imports of a package stay for other files when their last use is deleted") {
  const RuleSet rules =
      rules_of(R"json({"torch.seeded": {"signature": "(a=None)", "remove": true}})json");
  const std::string source = "import numpy as np\nimport torch\n\ntorch.seeded(np)\n";
  Options options;
  options.is_package = true;
  const FileFindings file = analyzed(source, rules, options);
  CHECK(text::applied(edits_for(source, file, std::vector<std::size_t>{0}), source) ==
        "import numpy as np\n\n");
}

TEST_CASE("a name that is Paddle's under some condition refers to it") {
  check_rewrite(
      "if x:\n    import paddle\n    import torch\n\n\ndef f(x):\n    return torch.abs(x)\n",
      "if x:\n    import paddle\n\n\ndef f(x):\n    return paddle.abs(x)\n");
}

TEST_CASE("each fix alone leaves a file that binds the names that it writes") {
  const std::string source = dedented(R"(
      import sys

      if sys.platform != "win32":
          import torch
          import torch.distributed as dist
      else:
          torch = dist = None


      def total(x):
          if dist.is_initialized():
              return torch.sum(x)
          return torch.abs(x)
  )");
  for (std::size_t first = 0; first < 3; ++first) {
    const std::string once = with_one_fix(source, first);
    for (std::size_t second = 0; second < analyzed(once).findings.size(); ++second) {
      const std::string twice = with_one_fix(once, second);
      CAPTURE(twice);
      const std::size_t import = twice.find("    import paddle\n");
      CHECK(import != std::string::npos);
      CHECK(twice.find("import paddle\n", import + 10) == std::string::npos);
      CHECK(twice.find("paddle_framework") == std::string::npos);
    }
  }
}

TEST_CASE("another name for Paddle is imported where a fix writes it, once") {
  const std::string source =
      "def g():\n    import paddle\n    return paddle\n\n\ndef f(x):\n    import torch\n"
      "    import torch.nn as nn\n    return torch.abs(nn.ReLU()(x))\n";
  const std::string once = with_one_fix(source, 0);
  CHECK(once.find("    import paddle as paddle_framework\n") != std::string::npos);
  CHECK(with_one_fix(once, 0).find("paddle_framework_") == std::string::npos);
}
