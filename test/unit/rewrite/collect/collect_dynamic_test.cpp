// Names that are spelled by strings.
#include <algorithm>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"
#include "test/unit/rewrite/collect/examples.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a member with a computed name has a finding") {
  const auto found = findings_in_example("dynamic");
  REQUIRE(found.size() == 2);
  CHECK(found[0].text == "getattr(nn, name)");
  CHECK(found[1].text == "nn");
}

TEST_CASE("a member of a module that a literal names is rewritten in the literal") {
  check_rewrite(R"(
      import torch
      import torch.nn as nn
      y = getattr(torch, "abs")(x)
      act = getattr(nn, 'Sigmoid', None)
      z = getattr(torch.nn.functional, "relu")(y)
  )",
                R"(
      import paddle
      import paddle.nn as nn
      y = getattr(paddle, "abs")(x)
      act = getattr(nn, 'Sigmoid', None)
      z = getattr(paddle.nn.functional, "relu")(y)
  )");
}

TEST_CASE("a literal gets Paddle's name") {
  check_confirmed_rewrite(R"(
      import torch.nn as nn
      layer = getattr(nn, "Module")
  )",
                          R"(
      import paddle.nn as nn
      layer = getattr(nn, "Layer")
  )");
}

TEST_CASE("the arguments of a call through a literal are converted like those of any other") {
  check_rewrite(R"(
      import torch
      y = getattr(torch, "clamp")(x, min=0)
  )",
                R"(
      import paddle
      y = getattr(paddle, "clip")(x, min=0)
  )");
}

TEST_CASE("a module that is imported by a string is converted with all its uses, or stays") {
  check_rewrite(R"(
      import importlib
      nn = importlib.import_module("torch.nn")
      layer = nn.ReLU()
  )",
                R"(
      import importlib
      nn = importlib.import_module("paddle.nn")
      layer = nn.ReLU()
  )");
  check_manual(R"(
      import importlib
      t = importlib.import_module("torch")
      t.nobody_knows(x)
  )",
               {"torch-api-manual a use of the name it is assigned to stays with PyTorch",
                "torch-api-unmapped no conversion rule exists"});
}

TEST_CASE("a name that is looked up at run time is one finding") {
  check_manual(
      R"(
      import torch
      setattr(torch, "abs", 1)
      z = getattr(torch, "nobody_knows")
  )",
      {"torch-api-dynamic the name is looked up at run time",
       "torch-api-unmapped no conversion rule exists"});
}

TEST_CASE("a module that is passed as a value is converted after review") {
  check_confirmed_rewrite(R"(
      from torch import nn
      import torch.nn.functional as F
      def act(name, of: F = None):
          return getattr(nn, name)()
  )",
                          R"(
      from paddle import nn
      import paddle.nn.functional as F
      def act(name, of: F = None):
          return getattr(nn, name)()
  )");
}

TEST_CASE("hasattr on torch is true if a rule has an equivalent") {
  check_rewrite(R"(
      import torch
      from torch import nn
      GELU = nn.GELU if hasattr(nn, "GELU") else None
      if hasattr(torch, "nobody_knows"): pass
  )",
                R"(
      from paddle import nn
      GELU = nn.GELU if hasattr(nn, "GELU") else None
      if False: pass
  )");
}

TEST_CASE("a layer that is looked up by a computed name is looked up by torch's name") {
  const auto last_lines = [](std::string_view source) {
    const std::string text = converted(source, FixClass::needs_confirmation);
    return text.substr(text.find("def block("));
  };
  CHECK(last_lines("import torch.nn as nn\n"
                   "def block(kind):\n"
                   "    return getattr(nn, f'Conv{kind}d')(1, 2, 3, bias=False)\n") ==
        "def block(kind):\n"
        "    return get_layer_class(f'Conv{kind}d')(1, 2, 3, bias=False)\n");
  CHECK(last_lines(
            "import torch\n"
            "def block(kind):\n"
            "    return getattr(torch.optim, kind, None), vars(torch.nn), torch.nn.__dict__\n") ==
        "def block(kind):\n"
        "    return get_optimizer_classes().get(kind, None), get_layer_classes(), "
        "get_layer_classes()\n");
}

TEST_CASE("layers without arguments and names without a rule stay with the module") {
  check_confirmed_rewrite(R"(
      import torch
      def act(name):
          return getattr(torch.nn, name)(), getattr(torch, name)(1)
  )",
                          R"(
      import paddle
      def act(name):
          return getattr(paddle.nn, name)(), getattr(paddle, name)(1)
  )");
}

TEST_CASE("names in a string that is evaluated are reported") {
  for (const std::string_view call : {"eval('nn.' + name)", "eval(f'nn.{name}')",
                                      "eval('nn.Linear')(2, 2)", "exec('torch.zeros(1)')"}) {
    CAPTURE(call);
    const std::string source =
        "import torch\nfrom torch import nn\ndef f(name):\n    return " + std::string(call) + "\n";
    const FileFindings file = analyzed(source);
    CHECK(std::any_of(file.findings.begin(), file.findings.end(), [](const Finding& finding) {
      return finding.code == &codes::torch_api_dynamic;
    }));
  }
  const FileFindings other =
      analyzed("import torch\nx = eval('1 + 1'), eval(torch), eval('network.x')\n");
  CHECK(std::none_of(other.findings.begin(), other.findings.end(), [](const Finding& finding) {
    return finding.code == &codes::torch_api_dynamic;
  }));
}

TEST_CASE("a lookup by name reports which name it is, wherever it is defined in the file") {
  const std::string source =
      "import torch\ny = torch.sum(x, dim=1)\nif hasattr(torch, 'nobody_knows'):\n    pass\n";
  const FileFindings file = analyzed(source);
  REQUIRE(file.findings.size() == 2);
  CHECK(file.findings[1].api == "torch.nobody_knows");
  CHECK(converted(source, FixClass::needs_confirmation) ==
        "import paddle\ny = paddle.sum(x, axis=1)\nif False:\n    pass\n");
  const RuleSet rules = rules_of(
      R"json({"torch.swap": {"signature": "(a, b)", "expression": "paddle.swap({b}, {a})"}})json");
  check_confirmed_rewrite("import torch\ny = torch.swap(hasattr(torch, 'nobody_knows'), x)\n",
                          "import paddle\ny = paddle.swap(x, False)\n", rules);
}

TEST_CASE("a computed name is one finding, and a rule may be limited to calls") {
  const std::string source =
      "import torch.nn as nn\n\n\ndef block(kind):\n    return getattr(nn, kind)(1)\n";
  const RuleSet rules = rules_of(R"json({
    "torch.nn.getattr": {"signature": "(module, name, default=None)", "alternatives": [
      {"when": ["used_as==call"], "expression": "found({name}, {module})"},
      {"manual": "not called"}]}})json");
  std::string apis;
  for (const Finding& finding : analyzed(source, rules).findings) {
    apis += std::string(finding.code->code) + " " + std::string(finding.api) + "\n";
  }
  CHECK(apis == "torch-api torch.nn.getattr\ntorch-api torch.nn\n");
  CHECK(converted(source, FixClass::needs_confirmation, rules).find("found(kind, nn)(1)") !=
        std::string::npos);
}

TEST_CASE("an attribute that is read by its name is reported only if Paddle's differs") {
  const auto is_said = [&](const std::string& name) {
    const FileFindings file =
        analyzed("import torch\nx = torch.ones(2)\ny = getattr(x, '" + name + "')\n");
    return std::any_of(file.findings.begin(), file.findings.end(), [](const Finding& finding) {
      return finding.code == &codes::torch_api_dynamic;
    });
  };
  CHECK(is_said("is_quantized"));
  CHECK_FALSE(is_said("shape"));
  CHECK_FALSE(is_said("of_nobody"));
}

TEST_CASE("the path that a test replaces is rewritten to the converted module, and needs review") {
  const auto path_in = [](const std::string& call, FixClass up_to) {
    const std::string text = converted("import torch\n" + call + "\ny = torch.abs(1)\n", up_to);
    const std::size_t start = text.find('"') + 1;
    return text.substr(start, text.find('"', start) - start);
  };
  const FixClass all = FixClass::needs_confirmation;
  CHECK(path_in("patch(\"pkg.mod.torch.save\")", all) == "pkg.mod.paddle.save");
  CHECK(path_in("patch(\"pkg.mod.torch.save\")", FixClass::safe) == "pkg.mod.torch.save");
  CHECK(path_in("mock.patch(\"torch.save\")", all) == "paddle.save");
  CHECK(path_in("mocker.spy(\"pkg.torch.nn.Module\")", all) == "pkg.paddle.nn.Layer");
  CHECK(path_in("monkeypatch.setattr(\"pkg.torch.load\", None)", all) == "pkg.paddle.load");
  CHECK(path_in("patch.dict(\"pkg.torch.load\", {})", all) == "pkg.paddle.load");
  CHECK(path_in("patch(\"pkg.torchlike.save\")", all) == "pkg.torchlike.save");
  CHECK(path_in("session.post(\"pkg.torch.save\")", all) == "pkg.torch.save");
  CHECK(path_in("setattr(\"pkg.torch.save\", None, 1)", all) == "pkg.torch.save");
  const FileFindings unknown = analyzed("import torch\npatch(\"pkg.torch.no_such_name\")\n");
  CHECK(finding_about(unknown, "torch.no_such_name").reason == "the name is looked up at run time");
}
