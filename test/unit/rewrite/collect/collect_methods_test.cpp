// Methods that strings, arrays and other objects share with tensors by name.
#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "engine/rewrite/source/habits/layer_habits.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"
#include "test/unit/rewrite/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// Findings of methods in the body of a function.
std::size_t methods_in(std::string_view body) {
  std::string source =
      "import os, json, torch\nimport numpy as np\nfrom pathlib import Path\ndef f(x, y, path):\n";
  std::string_view rest = body;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    source += "    " + std::string(line) + "\n";
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
  const FileFindings file = analyzed(source);
  return static_cast<std::size_t>(std::count_if(
      file.findings.begin(), file.findings.end(),
      [](const Finding& finding) { return finding.api.starts_with("torch.Tensor."); }));
}

}  // namespace

TEST_CASE("a method of a tensor has a finding about its name") {
  const auto found = findings_in_example("methods");
  REQUIRE(found.size() == 1);
  CHECK(found[0].text == "sort");
  CHECK(found[0].api == "torch.Tensor.sort");
}

TEST_CASE("a string is not a tensor, wherever it comes from") {
  for (const std::string_view body : {
           "return x.split(',')",
           "return x.split()",
           "return x.split(sep=None) if isinstance(x, str) else None",
           "return f'{x}/{y}'.split(y)",
           "return ('%s' % x).split(y)",
           "return '{}'.format(x).split(y)",
           "return ('a' + x).split(y)",
           "return str(x).split(y)",
           "return x.strip().split(y)",
           "return ' '.join(x.lower().split(y)).split(y)",
           "return [line.split(y) for line in open(path)]",
           "with open(path) as lines:\n    return [line.split(y) for line in lines]",
           "with open(path) as file:\n    return file.read().split(y)",
           "for line in Path(path).read_text().splitlines():\n    line.split(y)",
           "a, b = x.split('='), 1\nreturn a[0].split(y)",
           "name = x.rstrip()\nreturn name.split(y)",
           "parts = x.split('/')\nreturn parts[-1].split(y)",
           "for part in x.split('/'):\n    print(part.split(y))",
           "for name in os.listdir(path):\n    print(name.split(y))",
           "return json.load(open(path))['a'].split(y)",
           "return os.environ['HOME'].split(y)",
           "if x.startswith(y):\n    return x.split(y)",
           "return type(x).__name__.split(y)",
           "return input().split(y)",
           "return (lambda s: s.upper().split(y))(x)",
       }) {
    CAPTURE(body);
    CHECK(methods_in(body) == 0);
  }
}

TEST_CASE("a parameter that is annotated as a string, or has one as default, is a string") {
  for (const std::string_view source : {
           "import torch\ndef f(x: str, y):\n    return x.split(y)\n",
           "import torch\ndef f(y, x=''):\n    return x.split(y)\n",
           "import torch\ndef f(y, x):\n    return x.split(y)\nf(1, 'a,b')\n",
           "import torch\nclass A:\n    def f(self, y, x: str):\n        return x.split(y)\n",
       }) {
    CAPTURE(source);
    const FileFindings file = analyzed(source);
    CHECK(std::none_of(file.findings.begin(), file.findings.end(), [](const Finding& finding) {
      return finding.code == &codes::torch_receiver_unknown;
    }));
  }
}

TEST_CASE("objects of other packages are not tensors, nor are their parts") {
  for (const std::string_view body : {
           "a = np.zeros(3)\nreturn a.mean(axis=0).std()",
           "return np.load(path)['x'].type",
           "a = np.asarray(x)\nreturn a[0].split(y)",
           "return Path(path).name.split(y)",
           "seen = x\nseen.add(y)",
           "config = json.loads(path)\nreturn config['a']['b'].split(y)",
       }) {
    CAPTURE(body);
    CHECK(methods_in(body) == 0);
  }
}

TEST_CASE("a value that may be a tensor is still reported") {
  CHECK(methods_in("return x.split(y)") == 1);
  CHECK(methods_in("return x.split(2, 1)") == 1);
  CHECK(methods_in("return torch.zeros(3).split(1)") == 1);
  CHECK(methods_in("z = x.add(y)\nreturn z.std()") >= 1);
  CHECK(methods_in("x = {'a': torch.zeros(3)}\nreturn x.get('a').split(y)") == 1);
}

TEST_CASE("the use of a result shows that its operand is a tensor") {
  const auto likely_in = [](std::string_view body) {
    const FileFindings file =
        analyzed("import torch\ndef f(x, y):\n    " + std::string(body) + "\n");
    return std::count_if(file.findings.begin(), file.findings.end(), [](const Finding& finding) {
      return finding.api == "torch.Tensor.div" && finding.certainty == Certainty::likely;
    });
  };
  CHECK(likely_in("return x.data.view(-1).div(y).exp_()") == 1);
  CHECK(likely_in("return x.div(y).div(y).unsqueeze(0)") == 2);
  CHECK(likely_in("return torch.softmax(x.div(y), -1)") == 1);
  CHECK(likely_in("z = x.div(y)\n    return torch.exp(z)") == 1);
  CHECK(likely_in("return x.div(y)") == 0);
  CHECK(likely_in("return print(x.div(y))") == 0);
  CHECK(likely_in("return x.get(y).div(y)") == 0);
  CHECK(likely_in("return torch.tensor(x.div(y))") == 0);
}

TEST_CASE("groups of an optimizer are found wherever it is stored") {
  const std::string source = dedented(R"(
      import torch
      def adjust(optimizer, lr):
          for g in optimizer.param_groups:
              g['lr'], g['momentum'] = lr, 0.9
      class Trainer:
          def rate(self):
              return self._optimizer.param_groups[0]['momentum']
  )");
  const std::string result = converted(source, FixClass::needs_confirmation);
  CHECK(result.find("for g in param_groups(optimizer):") != std::string::npos);
  CHECK(result.find("return param_groups(self._optimizer)[0]['momentum']") != std::string::npos);
  CHECK(result.find("class ParamGroup(dict):") != std::string::npos);
  CHECK(converted(result, FixClass::needs_confirmation) == result);
}

TEST_CASE("methods that Paddle's optimizer does not have later are reported") {
  const auto is_manual = [](std::string_view source, std::string_view api) {
    const FileFindings file = analyzed(source);
    return std::any_of(file.findings.begin(), file.findings.end(), [&](const Finding& finding) {
      return finding.api == api && finding.fix == FixClass::none;
    });
  };
  CHECK(is_manual("import torch\no = torch.optim.SGD([w], lr=1)\no.defaults = {}\n",
                  "torch.optim.Optimizer.defaults"));
  CHECK(is_manual("import torch\ndef f(o, g):\n    o.param_groups = g\n",
                  "torch.optim.Optimizer.param_groups"));
  CHECK(is_manual("import torch\no = torch.optim.SGD([w], lr=1)\no.state = {}\n",
                  "torch.optim.Optimizer.state"));
}

TEST_CASE("a method whose helper would hide a name of the file is not converted") {
  const RuleSet rules = rules_of(R"json({
    "$helpers": {"count_of": "def count_of(x):\n    return x.size"},
    "torch.Tensor.numel": {"receiver": "tensor", "signature": "()", "expression": "count_of({self})",
                           "helper": "count_of"}})json");
  const FileFindings file =
      analyzed("import torch\ncount_of = torch_count_of = 1\ny = torch.ones(2).numel()\n", rules);
  REQUIRE(file.findings.size() == 2);
  CHECK(file.findings[1].fix == FixClass::none);
  CHECK(file.findings[1].reason ==
        "the rewrite needs the name `count_of`, which the file gives something else");
}

TEST_CASE("the needs of a helper in another module do not conflict with names of the file") {
  const RuleSet rules = rules_of(R"json({
    "$helpers": {"count_of": "import numpy\n\n\ndef count_of(x):\n    return numpy.size(x)"},
    "torch.Tensor.numel": {"receiver": "tensor", "signature": "()", "expression": "count_of({self})",
                           "helper": "count_of"}})json");
  Options options;
  const std::string source = "import torch\nnumpy = 1\ny = torch.ones(2).numel()\n";
  CHECK(analyzed(source, rules, options).findings[1].fix == FixClass::none);
  options.helper_module = "paddle_helpers";
  CHECK(analyzed(source, rules, options).findings[1].fix == FixClass::safe);
}

TEST_CASE("a helper is added with any use that needs it") {
  const RuleSet rules = rules_of(R"json({
    "$helpers": {"first_of": "def first_of(x):\n    return x[0]"},
    "torch.first": {"signature": "(a)", "expression": "first_of({a})", "helper": "first_of"}})json");
  const std::string result =
      converted("import torch\nx = torch.no_such(1)\ny = torch.first(z)\n", FixClass::safe, rules);
  CHECK(result.find("def first_of(x):") != std::string::npos);
  CHECK(result.find("y = first_of(z)") != std::string::npos);
}

TEST_CASE("a method that is taken from a class without a rule is manual") {
  const RuleSet rules = rules_of(R"json({
    "torch.own.Kind.first": {"receiver": "other", "signature": "(a)", "callee": "second"}})json");
  check_manual("import torch\ny = torch.own.Kind.first(x, 1)\n",
               {"torch-api-manual the method is taken from its class; only calls on an object can "
                "be rewritten"},
               rules);
}

TEST_CASE("a method of an object of unknown type adds no edits") {
  const RuleSet rules = rules_of(R"json({
    "torch.Tensor.flip": {"receiver": "tensor", "signature": "(dims)",
                          "expression": "paddle.flip({dims} + 1, {self})"}})json");
  const FileFindings file =
      analyzed("import torch\n\n\ndef f(a, b):\n    return a.flip(b)\n", rules);
  REQUIRE(file.findings.back().code == &codes::torch_receiver_unknown);
  CHECK(file.edits.edits.empty());
  CHECK(file.edits.holes.empty());
  CHECK(file.findings.back().plan.edits.empty());
}

TEST_CASE("a method in an f-string is written with the other quotes") {
  const RuleSet rules = rules_of(R"json({
    "torch.Tensor.flip": {"receiver": "tensor", "signature": "(dims)",
                          "expression": "paddle.flip({self}, {dims}, 'all')"}})json");
  check_rewrite("import torch\nx = torch.ones(2)\ny = f'{x.flip(0)}'\n",
                "import paddle\nx = paddle.ones(2)\ny = f'{paddle.flip(x, 0, \"all\")}'\n", rules);
}

TEST_CASE("a method that is assigned to its class is manual") {
  const RuleSet rules =
      rules_of(R"json({"torch.Tensor.flip": {"receiver": "tensor", "callee": "turn"}})json");
  check_manual("import torch\ntorch.Tensor.flip = mine\n",
               {"torch-api-manual the method is taken from its class; only calls on an object can "
                "be rewritten"},
               rules);
}

TEST_CASE("a rewrite that is right for every receiver needs no known type") {
  const RuleSet rules = rules_of(R"json({
    "torch.Tensor.flatten": {"receiver": "tensor", "signature": "()", "alternatives": [
      {"when": ["receiver==unknown"], "expression": "len({self})"}, {"expression": "{self}.size"}]}})json");
  const auto becomes = [&](const std::string& body) {
    const std::string source =
        "import torch\ndef f(x, t: torch.Tensor):\n    return " + body + "\n";
    const std::string text = converted(source, FixClass::safe, rules);
    return text.substr(text.rfind("return ") + 7);
  };
  CHECK(becomes("x.flatten()") == "len(x)\n");
  CHECK(becomes("t.flatten()") == "t.size\n");
}

TEST_CASE("a member of types is rewritten on a value of unknown type too") {
  const std::string text = converted(
      "import torch\ndef f(x):\n    return x if x.dtype.is_floating_point else x.is_complex()\n",
      FixClass::safe);
  CHECK(text.find("x if x.dtype in (paddle.float16, paddle.bfloat16, paddle.float32, "
                  "paddle.float64) else x.is_complex()") != std::string::npos);
}

TEST_CASE("sizes that may be NumPy numbers are put in a list") {
  const auto becomes = [](const std::string& imports, const std::string& call) {
    const std::string text = converted(
        "import torch\n" + imports + "def f(x: torch.Tensor, n):\n    return " + call + "\n",
        FixClass::safe);
    return text.substr(text.rfind("return ") + 7);
  };
  CHECK(becomes("import numpy\n", "x.view(n, 2)") == "x.view([n, 2])\n");
  CHECK(becomes("import numpy\n", "torch.zeros(2, n)") == "paddle.zeros([2, n])\n");
  CHECK(becomes("import numpy\n", "x.view(3, 2)") == "x.view(3, 2)\n");
  CHECK(becomes("", "x.view(n, 2)") == "x.view(n, 2)\n");
}

TEST_CASE("a method of a base that becomes an expression is called on super()") {
  const auto becomes = [](const std::string& body) {
    const std::string source = "from torch import nn\n\n\nclass A(nn.LSTM):\n" + body;
    return converted_with(source, native());
  };
  const std::string start = "    def __init__(self, *args, **kwargs):\n";
  CHECK(becomes(start + "        nn.LSTM.__init__(self, *args, **kwargs)\n")
            .find("        super().__init__(*args, **kwargs)\n") != std::string::npos);
  CHECK(becomes("    def forward(self, x):\n        return nn.LSTM.forward(self, x)[0]\n")
            .find("return super().forward(x)[0]\n") != std::string::npos);
  // Not the object that the method is called on.
  CHECK(becomes("    def forward(self, other, x):\n        return nn.LSTM.forward(other, x)\n")
            .find("LSTM.forward(other, x)") != std::string::npos);
}

TEST_CASE("a method that arrays lack shows that a reshaped value is a tensor") {
  const auto becomes = [](const std::string& call) {
    const std::string text =
        converted_with("import torch\ndef f(x, y):\n    return " + call + "\n", native());
    return text.substr(text.rfind("return ") + 7);
  };
  CHECK(becomes("x.reshape(-1).add(y)") == "x.reshape(-1) + y\n");
  CHECK(becomes("x.reshape(-1).sum()") == "x.reshape(-1).sum()\n");
  CHECK(becomes("x.keys().add(y)") == "x.keys().add(y)\n");
}

TEST_CASE("shapes are passed as tuples if the project tests for tuples") {
  const auto becomes = [](const std::string& asks) {
    Options options = native();
    LayerHabits habits = layer_habits(asks);
    options.habits = std::make_shared<const LayerHabits>(std::move(habits));
    const std::string text = converted_with(
        "import torch\nfrom own import pad\ny = pad(torch.ones(2).shape, 1)\n", options);
    return text.substr(text.rfind("y = ") + 4);
  };
  CHECK(becomes("if isinstance(size, tuple):\n") == "pad(tuple(paddle.ones(2).shape), 1)\n");
  CHECK(becomes("if isinstance(size, (tuple, list)):\n") == "pad(paddle.ones(2).shape, 1)\n");
}

TEST_CASE("an object with a shape is a tensor, or an array for which the same code works") {
  const auto becomes = [](const std::string& line) {
    Options options = native();
    LayerHabits habits = layer_habits("if isinstance(size, tuple):\n");
    options.habits = std::make_shared<const LayerHabits>(std::move(habits));
    const std::string text = converted_with(
        "import torch\nimport triton.language as tl\nfrom own import pad\ny = torch.ones(1)\ndef "
        "f(x):\n    " +
            line + "\n",
        options);
    return text.substr(text.rfind("    ") + 4);
  };
  CHECK(becomes("return pad(x.shape[1:])") == "return pad(tuple(x.shape[1:]))\n");
  CHECK(becomes("size = x.shape if x else None; return pad(size)") ==
        "size = x.shape if x else None; return pad(size if size is None else tuple(size))\n");
  CHECK(becomes("size = x.shape if x else None; return {size: 1}") ==
        "size = x.shape if x else None; return {size if size is None else tuple(size): 1}\n");
  CHECK(becomes("return {x.shape: 1}") == "return {tuple(x.shape): 1}\n");
  CHECK(becomes("return f'{x.shape}'") == "return f'{x.shape}'\n");
  CHECK(becomes("return str(x.shape)") == "return str(x.shape)\n");
  CHECK(becomes("return tl.full(x.shape, 1)") == "return tl.full(x.shape, 1)\n");
}

TEST_CASE("helpers of an earlier run are not changed, whatever the target release") {
  const std::string_view helper = RuleSet().helper("device_of").code;
  Options options = native();
  options.profile = Profile::v3_2;
  const auto converted_beside = [&](const std::string& code) {
    return converted_with("import paddle\nimport torch\n\n\n" + code +
                              "\n\n\ndef f(x):\n    return torch.unheard_of(x.device)\n",
                          options);
  };
  CHECK(converted_beside(std::string(helper)).find(helper) != std::string::npos);
  const std::string own = "def place_of(x):\n    return x.device";
  CHECK(converted_beside(own).find(own) == std::string::npos);
}

TEST_CASE("an object unpacked into a display is not an element of it") {
  const std::string text = converted_with(
      "import torch\ndef f(x: torch.Tensor, k):\n    b, n, d = *x.shape, k\n"
      "    assert n <= k\n    return {n: d}\n",
      native());
  CHECK(text.find("    assert n <= k\n    return {n: d}\n") != std::string::npos);
}

TEST_CASE("a layer that is removed by its index is removed by a helper") {
  const std::string_view source =
      "import torch.nn as nn\nlayers = nn.Sequential(nn.ReLU(), nn.Tanh())\ndel layers[0]\n";
  const FileFindings file = analyzed(source, RuleSet(), native());
  CHECK(finding_about(file, "torch.nn.Sequential.__delitem__").has_edits());
  CHECK(converted_with(source, native()).ends_with("\nremove_layers(layers, 0)\n"));
}
