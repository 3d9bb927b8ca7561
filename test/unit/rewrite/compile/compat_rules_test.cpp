// The profile of a Paddle that serves `import torch` itself.
#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

std::string converted_for_compat(std::string_view source) {
  static const RuleSet rules;
  const auto tree = syntax::parse(syntax::Language::python, source);
  Options options = native();
  options.profile = Profile::v3_3_compat;
  const FileFindings file = analyze(source, *tree, rules, options);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].has_edits()) chosen.push_back(i);
  }
  return text::applied(edits_for(source, file, chosen), source);
}

}  // namespace

TEST_CASE("names that the compatibility mode supports stay torch") {
  const std::string source =
      "import torch\nfrom torch import nn\n\ntanh = nn.Tanh()\n\n\n"
      "def f(x):\n    return torch.stack([tanh(x), torch.ones(2)]).unsqueeze(dim=0)\n";
  CHECK(converted_for_compat(source) == source);
}

TEST_CASE("names that the compatibility mode does not support are spelled in Paddle's own names") {
  CHECK(converted_for_compat(
            "import torch\n\no = torch.optim.SGD(n.parameters(), lr=1)\ny = torch.stack([x])\n") ==
        "import paddle\nimport torch\n\n"
        "o = paddle.optimizer.SGD(parameters=n.parameters(), learning_rate=1.0)\ny = "
        "torch.stack([x])\n");
  CHECK(converted_for_compat("from torch.utils.data import DataLoader\nd = DataLoader(x)\n") ==
        "from paddle.io import DataLoader\nd = DataLoader(x)\n");
}

TEST_CASE(
    "another path to a name that the compatibility mode supports is spelled in Paddle's own "
    "names") {
  CHECK(converted_for_compat("from torch.nn.modules.activation import Tanh\ny = Tanh()\n") ==
        "from paddle.nn import Tanh\ny = Tanh()\n");
}

TEST_CASE("an import of a module that the compatibility mode lacks is removed once it is unused") {
  const auto twice = [](const std::string& source) {
    return converted_for_compat(converted_for_compat(source));
  };
  CHECK(twice("import torch\nimport torch.utils.data\n\n"
              "d = torch.utils.data.DataLoader(torch.ones(2))\n") ==
        "import paddle\nimport torch\n\nd = paddle.io.DataLoader(torch.ones(2))\n");
  CHECK(twice("import torch.utils.data\n\nx = torch.ones(2)\n") ==
        "import torch\n\nx = torch.ones(2)\n");
  CHECK(twice("import os, torch.utils.data\n\nx = torch.ones(2)\n") ==
        "import os, torch\n\nx = torch.ones(2)\n");
  const std::string served = "import torch.nn\n\nx = torch.ones(2)\n";
  CHECK(twice(served) == served);
  const std::string needed =
      "import torch.utils.data\n\nx = torch.ones(torch.utils.data.no_such)\n";
  CHECK(twice(needed).find("import torch.utils.data\n") != std::string::npos);
}

TEST_CASE(
    "an import of a module that the compatibility mode lacks stays if only other modules are "
    "used") {
  const std::string source =
      "import torch.utils.data\nfrom torch import nn\n\nx = nn.ReLU()\ny = torch.no_such(1)\n";
  CHECK(converted_for_compat(source).find("import torch.utils.data") != std::string::npos);
}

TEST_CASE("a use stays where the mode serves the same object as Paddle's name") {
  const std::string source =
      "import torch\nfrom torch import Tensor, nn\n\n\nclass Net(nn.Module):\n"
      "    def __init__(self, **given):\n        nn.Module.__init__(self)\n"
      "        self.conv = nn.Conv2d(3, 4, kernel_size=3, bias=False)\n        self.act = "
      "nn.ReLU()\n\n"
      "    def forward(self, x: Tensor) -> Tensor:\n"
      "        return torch.cat([self.act(self.conv(x))], dim=1)\n";
  CHECK(converted_for_compat(source) == source);
}

TEST_CASE("an argument that the mode does not take has the use rewritten, and only it") {
  CHECK(
      converted_for_compat("from torch import nn\n\na = nn.ReLU()\nb = nn.ReLU(inplace=False)\n") ==
      "import paddle\nfrom torch import nn\n\na = nn.ReLU()\nb = paddle.nn.ReLU()\n");
  CHECK(converted_for_compat("from torch import nn\n\na = nn.Conv2d(3, 4, 3, 1, 0, 1, 1)\n"
                             "b = nn.Conv2d(3, 4, 3, 1, 0, 1, 1, False)\n") ==
        "import paddle\nfrom torch import nn\n\na = nn.Conv2d(3, 4, 3, 1, 0, 1, 1)\n"
        "b = paddle.nn.Conv2D(3, 4, 3, 1, 0, 1, 1, bias_attr=False)\n");
}

TEST_CASE("an argument by position is passed on where its keyword would not be") {
  const std::string source = "from torch.nn import functional as F\n\ny = F.relu(x)\n";
  CHECK(converted_for_compat(source) == source);
  CHECK(converted_for_compat("from torch.nn import functional as F\n\ny = F.relu(input=x)\n") ==
        "import paddle\n\ny = paddle.nn.functional.relu(x=x)\n");
}
