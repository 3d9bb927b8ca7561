// Which files are analysed: those that can use torch.
#include <memory>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// Has findings if the file may use torch.
constexpr std::string_view method_calls = R"(
def f(x, y, optimizer):
    x.unsqueeze(0).sum(dim=1, keepdim=True).expand_as(y).backward()
    return x.all(), x.split(2), optimizer.param_groups
)";

std::size_t findings_with(std::string_view imports, const Options& options = {},
                          const RuleSet& rules = RuleSet()) {
  const std::string source = std::string(imports) + std::string(method_calls);
  const auto recorded = read(source, nullptr, {rules, options.reexports.get()});
  REQUIRE(recorded);
  return analyze(source, *recorded, rules, options).findings.size();
}

std::size_t findings_when_handed(std::string target) {
  Options options;
  options.reexports = std::make_shared<const Reexports>(
      Reexports{Reexport{".layers", "given", {std::move(target)}}});
  return findings_with("from .layers import given\n", options);
}

}  // namespace

TEST_CASE("a file without an import that can bring torch has no findings") {
  for (const std::string_view imports :
       {"", "import numpy as np\n", "import paddle\n", "import paddle.nn.functional as F\n",
        "# moved from torch\n", "from .layers import Block\n", "from einops import rearrange\n",
        "from einops.layers.paddle import Rearrange\n", "import safetensors.paddle\n",
        "from importlib.util import find_spec\nrich = find_spec('rich')\n",
        "from importlib_metadata import version\n", "import torchx\n"}) {
    CAPTURE(imports);
    CHECK(findings_with(imports) == 0);
  }
}

TEST_CASE("methods of unknown objects are findings if an import brings in torch in any way") {
  for (const std::string_view imports :
       {"import torch\n", "from torch import *\n", "import torchvision.ops as ops\n",
        "def late():\n    from torch.nn import Linear\n",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from torch import Tensor\n",
        "import importlib\nt = importlib.import_module('torch')\n", "t = __import__('torch')\n",
        "from einops.layers.torch import Rearrange\n", "import safetensors.torch\n",
        "import timm\n", "from importlib.util import find_spec\nt = find_spec('torch')\n"}) {
    CAPTURE(imports);
    CHECK(findings_with(imports) > 1);
  }
}

TEST_CASE("a file of the project brings in torch if it re-exports a name of torch") {
  CHECK(findings_when_handed("torch.nn.Linear") > 1);
  CHECK(findings_when_handed("importlib.metadata") == 0);
}

TEST_CASE(
    "a package of the project with the name of one that needs PyTorch does not bring in "
    "torch") {
  Options options;
  options.own_packages =
      std::make_shared<const std::vector<std::string>>(std::vector<std::string>{"timm"});
  CHECK(findings_with("from timm import create_model\n", options) == 0);
}

TEST_CASE("a rule of the workspace holds in every file that imports its package") {
  const RuleSet rules = rules_of(R"({"os.getcwd": {"callee": "paddle.getcwd"}})");
  CHECK(findings_with("import os\nhere = os.getcwd()\n", {}, rules) > 1);
}

TEST_CASE("comments are findings even in files without torch") {
  CHECK(analyzed("x = 1  # paddle-ls: ignore\n").findings.size() == 1);
  Options options;
  options.reads_text = true;
  CHECK(analyzed("# calls torch.sum\n", RuleSet(), options).findings.size() == 1);
}

TEST_CASE("names of Python's standard library are never left with PyTorch") {
  const std::string source = dedented(R"(
      from importlib.metadata import version
      from importlib.util import find_spec
      import torch

      rich = find_spec("rich") is not None

      class A:
          find = find_spec

          def f(self, x):
              return torch.sum(x), version("rich")
  )");
  Options options;
  options.leftover_imports = LeftoverImports::local;
  const FileFindings file = analyzed(source, RuleSet(), options);
  for (const Finding& finding : file.findings) {
    CHECK(finding.code != &codes::torch_import_leftover);
  }
  CHECK(analyzed("import torch\nfrom importlib.util import find_spec\ntorch.abs(1)\n")
            .findings.size() == 1);
}
