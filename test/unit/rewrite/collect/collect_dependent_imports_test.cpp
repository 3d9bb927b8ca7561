// Imports of packages that need PyTorch, and classes that implement `__torch_function__`.
#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "engine/rewrite/dependents/dependence.hpp"
#include "engine/rewrite/dependents/installed_packages.hpp"
#include "engine/rewrite/dependents/torch_dependents.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"
#include "test/unit/rewrite/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

std::vector<std::string> packages_in(std::string_view source, const Options& options = {}) {
  const RuleSet rules;
  const auto recorded = read(source, nullptr, {rules, nullptr, options.installed.get()});
  REQUIRE(recorded);
  const FileFindings file = analyze(source, *recorded, rules, options);
  std::vector<std::string> packages;
  for (const Finding& finding : file.findings) {
    if (finding.code == &codes::torch_dependent_import) packages.emplace_back(finding.api);
  }
  return packages;
}

using Packages = std::vector<std::string>;

}  // namespace

TEST_CASE("an import of a package that needs PyTorch has a finding") {
  const auto found = findings_in_example("dependent imports");
  REQUIRE(found.size() == 1);
  CHECK(found[0].text == "kornia");
  CHECK(found[0].api == "kornia");
}

TEST_CASE(
    "every form of import of a package that needs PyTorch is found, even in a file that "
    "does not name torch") {
  CHECK(packages_in("import timm\n") == Packages{"timm"});
  CHECK(packages_in("import os, timm.models as m\n") == Packages{"timm"});
  CHECK(packages_in("from lightning.pytorch import Trainer\n") == Packages{"lightning"});
  CHECK(packages_in("import pytorch_lightning as pl\n") == Packages{"pytorch_lightning"});
  CHECK(packages_in("def f():\n    from accelerate import Accelerator\n") ==
        Packages{"accelerate"});
  CHECK(packages_in("if True: import deepspeed\n") == Packages{"deepspeed"});
  CHECK(packages_in("from albumentations.pytorch import ToTensorV2\n") ==
        Packages{"albumentations.pytorch"});
  CHECK(packages_in("from albumentations import pytorch\n") == Packages{"albumentations.pytorch"});
  CHECK(packages_in("from torchtext.vocab import vocab\n") == Packages{"torchtext"});
  CHECK(packages_in("from transformers import BertConfig, BertModel, GPT2Model\n") ==
        Packages{"transformers"});
  CHECK(packages_in("import timm, peft\n") == Packages{"timm", "peft"});
}

TEST_CASE("packages and submodules that work without PyTorch are not reported") {
  for (const std::string_view source :
       {"import einops\n", "from einops import rearrange\n", "import safetensors\n",
        "from transformers import AutoTokenizer, BertConfig\n", "import albumentations as A\n",
        "import timmy\n", "from .timm import models\n", "import numpy\n", "x = 'import timm'\n",
        "from transformers.utils import logging\n"}) {
    CAPTURE(source);
    CHECK(packages_in(source).empty());
  }
}

TEST_CASE("imports with a Paddle equivalent are rewritten instead") {
  const std::string source =
      "from einops.layers.torch import Rearrange\nr = Rearrange('a b -> b a')\n";
  CHECK(packages_in(source).empty());
  CHECK(converted(source, FixClass::needs_confirmation).find("einops.layers.paddle") !=
        std::string::npos);
}

TEST_CASE("an import that the file can run without is distinguished") {
  CHECK(
      packages_in("try:\n    import xformers\nexcept ImportError:\n    xformers = None\n").empty());
  CHECK(packages_in("try:\n    import apex\n    ok = True\nexcept:\n    ok = False\n").empty());
  CHECK(packages_in("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import timm\n")
            .empty());
  CHECK(packages_in("try:\n    import torch\nexcept ImportError:\n    import timm\n").empty());
  CHECK(
      packages_in("try:\n    import timm\nexcept ImportError:\n    raise ImportError('timm')\n") ==
      Packages{"timm"});
  CHECK(packages_in("try:\n    import timm\nexcept ValueError:\n    pass\n") == Packages{"timm"});
  CHECK(packages_in("try:\n    from timm.layers import Mlp\nexcept ImportError:\n"
                    "    from timm.models.layers import Mlp\n") == Packages{"timm", "timm"});
}

TEST_CASE("a package of the project hides one of the table") {
  Options options;
  options.own_packages =
      std::make_shared<const std::vector<std::string>>(std::vector<std::string>{"timm"});
  CHECK(packages_in("from timm.models import create_model\n", options).empty());
  CHECK(packages_in("import peft\n", options) == Packages{"peft"});
}

TEST_CASE("installed packages take precedence over the table") {
  InstalledPackages installed;
  installed.dependents = {{"accelerate", "accelerate", Extent::whole,
                           "declared by its metadata (accelerate 1.2.0 -> torch)"},
                          {"net.audio", "net-audio", Extent::whole, "seen"},
                          {"ownnet", "ownnet", Extent::whole, "seen"}};
  installed.independent = {"mlflow", "timm"};
  Options options;
  options.installed = std::make_shared<const InstalledPackages>(std::move(installed));
  CHECK(packages_in("import ownnet.layers as layers\n", options) == Packages{"ownnet"});
  CHECK(packages_in("from net import audio\n", options) == Packages{"net.audio"});
  CHECK(packages_in("from net import core\n", options).empty());
  CHECK(packages_in("import timm\n", options).empty());
  CHECK(packages_in("import peft\n", options) == Packages{"peft"});
  CHECK(packages_in("import mlflow, mlflow.pytorch\n", options) == Packages{"mlflow.pytorch"});
  CHECK(packages_in("try:\n    import ownnet\nexcept ImportError:\n    ownnet = None\n", options)
            .empty());
  const RuleSet rules;
  const std::string_view source = "import accelerate\n";
  const auto recorded = read(source, nullptr, {rules, nullptr, options.installed.get()});
  REQUIRE(recorded);
  const FileFindings file = analyze(source, *recorded, rules, options);
  REQUIRE(file.findings.size() == 1);
  CHECK(message(file.findings.front()) ==
        "accelerate needs PyTorch: declared by its metadata (accelerate 1.2.0 -> torch); "
        "paddle.distributed (fleet, sharding) has equivalents; `paddle-ls port accelerate` "
        "converts the installed package");
}

TEST_CASE("a package of the project takes precedence over an installed one") {
  InstalledPackages installed;
  installed.dependents = {{"ownnet", "ownnet", Extent::whole, "seen"}};
  Options options;
  options.installed = std::make_shared<const InstalledPackages>(std::move(installed));
  options.own_packages =
      std::make_shared<const std::vector<std::string>>(std::vector<std::string>{"ownnet"});
  CHECK(packages_in("import ownnet\n", options).empty());
}

TEST_CASE("the table is sorted, and each package is found by both of its names") {
  const auto rows = torch_dependents();
  CHECK(rows.size() > 150);
  CHECK(std::is_sorted(rows.begin(), rows.end(),
                       [](const auto& a, const auto& b) { return a.module < b.module; }));
  for (const TorchDependent& row : rows) {
    CAPTURE(row.module);
    CHECK(torch_dependent(row.module) == &row);
    CHECK_FALSE(row.package.empty());
    CHECK(row.advice != Advice::nothing);
    if (row.extent != Extent::part) CHECK(torch_dependent_package(row.package) != nullptr);
  }
  CHECK(torch_dependent_package("pytorch-lightning")->module == "pytorch_lightning");
  CHECK(torch_dependent_package("mlflow") == nullptr);
}

TEST_CASE("the message names what the import needs and what to do") {
  const FileFindings file = analyzed("import timm\n");
  REQUIRE(file.findings.size() == 1);
  CHECK(message(file.findings.front()).starts_with("timm needs PyTorch: "));
  CHECK(file.findings.front().code->severity == Severity::warning);
}

TEST_CASE("an import by a string is found") {
  const std::string head = "import importlib\nfrom importlib import import_module\n";
  const auto packages = [&](std::string_view line) {
    return packages_in(head + std::string(line) + "\n");
  };
  CHECK(packages("m = importlib.import_module('timm')") == Packages{"timm"});
  CHECK(packages("m = import_module('timm.models').create_model('a')") == Packages{"timm"});
  CHECK(packages("m = __import__('peft')") == Packages{"peft"});
  CHECK(packages("exec('from peft import LoraConfig')") == Packages{"peft"});
  CHECK(packages("NAME = 'timm'\nm = import_module(NAME)") == Packages{"timm"});
  CHECK(packages("m = import_module(name='timm')") == Packages{"timm"});
  CHECK(packages("m = import_module('.models', package='timm')") == Packages{"timm"});
  CHECK(packages("m = import_module('.models', 'timm')") == Packages{"timm"});
  CHECK(packages("m = import_module('os.path')").empty());
  CHECK(packages("m = import_module('.models')").empty());
  CHECK(packages("NAME = 'timm'\nNAME = 'os'\nm = import_module(NAME)").empty());
  CHECK(packages("try:\n    m = import_module('timm')\nexcept ImportError:\n    m = None").empty());
  CHECK(packages("name = 'timm'\ndef import_module(x):\n    pass\nimport_module(name)").empty());
}

TEST_CASE("the advice says whether to replace, to port or to write a package") {
  const auto advice = [](std::string_view package) {
    return dependence_of(package, nullptr)->advice;
  };
  CHECK(advice("timm") == Advice::counterpart);
  CHECK(advice("kornia") == Advice::port);
  CHECK(advice("pytorch_lightning") == Advice::stand_in);
  CHECK(advice("mmcv.cnn") == Advice::none);
  const auto reason = [](std::string_view package, const InstalledPackages* installed = nullptr) {
    return dependence_of(package, installed)->reason;
  };
  CHECK(reason("kornia") ==
        "no Paddle version of it is known: `paddle-ls port kornia` converts the installed package");
  CHECK(reason("apex").find("cannot be ported") != std::string::npos);
  CHECK(reason("mmcv").find("cannot be ported") != std::string::npos);
  InstalledPackages installed;
  installed.dependents = {{"kornia", "kornia", Extent::whole, "seen", InstalledCode::compiled},
                          {"mmcv", "mmcv-lite", Extent::whole, "seen", InstalledCode::python}};
  CHECK(dependence_of("kornia", &installed)->advice == Advice::none);
  CHECK(dependence_of("mmcv", &installed)->advice == Advice::port);
  CHECK(reason("mmcv", &installed).find("`paddle-ls port mmcv-lite`") != std::string::npos);
}

TEST_CASE("the quick test of a text agrees with the full analysis") {
  CHECK(may_import_dependent("import a, timm", nullptr));
  CHECK(may_import_dependent("x = 1; import timm\n", nullptr));
  CHECK(may_import_dependent("from  timm.models import (\n  x)\n", nullptr));
  CHECK_FALSE(may_import_dependent("import\n", nullptr));
  CHECK_FALSE(may_import_dependent("important = timm\n", nullptr));
  CHECK_FALSE(may_import_dependent("", nullptr));
}

TEST_CASE("a class that implements `__torch_function__` is reported") {
  const FileFindings file = analyzed(
      "import torch\nclass Lazy:\n    @classmethod\n"
      "    def __torch_function__(cls, func, types, args=(), kwargs=None):\n"
      "        return func(*args)\nx = torch.add(Lazy(), 1)\n");
  const auto found = std::find_if(file.findings.begin(), file.findings.end(), [](const auto& each) {
    return each.code == &codes::torch_api_manual;
  });
  REQUIRE(found != file.findings.end());
  CHECK(found->api == "torch.Tensor.__torch_function__");
  CHECK(found->reason.find("`Lazy`") != std::string_view::npos);
}

TEST_CASE("calls with objects that implement `__torch_function__` need review") {
  const std::string head =
      "import torch\n\nclass Lazy:\n    def __torch_function__(cls, func, types, args=()):\n"
      "        return func(*args)\n\n    def size(self):\n        return SELF\n\n"
      "class Later(Lazy):\n    pass\n\na = Later()\nb = torch.ones(2)\nc = CALL\n";
  const auto reason_of = [&](std::string self, std::string call) {
    std::string source = head;
    source.replace(source.find("SELF"), 4, self);
    source.replace(source.find("CALL"), 4, call);
    const FileFindings file = analyzed(source);
    std::string reasons;
    for (const Finding& finding : file.findings) {
      if (finding.api == "torch.add" || finding.api == "torch.stack") reasons += finding.reason;
    }
    return reasons;
  };
  const std::string reason =
      "`Later` implements `__torch_function__`, which Paddle's functions do not call; they reject "
      "values that are not tensors";
  CHECK(reason_of("0", "torch.add(a, 1)") == reason);
  CHECK(reason_of("0", "torch.add(b, other=Later())") == reason);
  CHECK(reason_of("0", "torch.stack([b, a])") == reason);
  CHECK(reason_of("torch.add(self, 1)", "0").find("`Lazy`") != std::string::npos);
  CHECK(reason_of("0", "torch.add(b, 1)").empty());
  CHECK(reason_of("0", "0\ndef make():\n    return Later()\nd = torch.add(make(), 1)") == reason);
  CHECK(reason_of("0", "0\nfor e in [a, a]:\n    torch.add(e, 1)") == reason);
  CHECK(reason_of("0",
                  "0\nclass Box:\n    def __init__(self):\n        self.it = Later()\n"
                  "d = torch.add(Box().it, 1)") == reason);
  CHECK(reason_of("0", "0\ndef f(x):\n    return torch.add(x, 1)\nf(a)") == reason);
}

TEST_CASE("a method of a tensor whose class implements `__torch_function__` is reported") {
  const std::string source =
      "import torch\n\nclass Own(torch.Tensor):\n    @classmethod\n"
      "    def __torch_function__(cls, func, types, args=(), kwargs=None):\n        return 1\n\n"
      "    def twice(self):\n        return 2\n\na = Own([1.0])\nb = a.sum()\nc = a.twice()\n";
  const FileFindings file = analyzed(source);
  const auto count_of = [&](std::string_view api) {
    return std::count_if(file.findings.begin(), file.findings.end(),
                         [&](const Finding& each) { return each.api == api; });
  };
  CHECK(count_of("torch.Tensor.sum") == 1);
  CHECK(count_of("torch.Tensor.twice") == 0);
}

TEST_CASE("a call with such an object is never safe, and keeps its reason") {
  const std::string head =
      "import torch\n\nclass Lazy:\n    def __torch_function__(self, func, types, args=()):\n"
      "        return func(*args)\n\na = Lazy()\n";
  const auto last = [&](const std::string& call) {
    return Finding(analyzed(head + "x = " + call + "\n").findings.back());
  };
  CHECK(last("torch.add(a, 1)").fix == FixClass::needs_confirmation);
  CHECK(last("torch.add(1, 1)").fix == FixClass::safe);
  const Finding manual = last("torch.add(a, 1, 2, 3, 4, 5)");
  CHECK(manual.fix == FixClass::none);
  CHECK(manual.reason.find("answers") == std::string_view::npos);
}
