// Arguments between torch's names and Paddle's.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a method of the same name takes the arguments that Paddle has, under its names") {
  const RuleSet rules;
  check_rewrite("import torch\nx = torch.ones(2, 3)\ny = x.mean(dim=1, keepdims=True)\n",
                "import paddle\nx = paddle.ones(2, 3)\ny = x.mean(dim=1, keepdim=True)\n", rules);
  const std::string unknown = "import torch\nx = torch.ones(2, 3)\ny = x.mean(dimension=1)\n";
  CHECK(converted(unknown, FixClass::needs_confirmation, rules).find("x.mean(dimension=1)") !=
        std::string::npos);
}

TEST_CASE("keywords of numpy that torch takes are those of the signature") {
  const RuleSet rules = rules_of(R"json({
    "torch.both": {"signature": "(input, dim=None, keepdim=False)", "callee": "paddle.both",
                   "rename": {"input": "values"}},
    "torch.Tensor.sum": {"receiver": "tensor", "signature": "(dim=None, keepdim=False)", "keep": true},
    "torch.Tensor.add": {"receiver": "tensor", "signature": "(other)", "expression": "{self} + {other}"}
  })json");
  check_rewrite("import torch\ny = torch.both(x=a, axis=1, keepdims=True)",
                "import paddle\ny = paddle.both(values=a, dim=1, keepdim=True)", rules);
  check_rewrite("import torch\ny = torch.zeros(2).sum(axis=0, keepdims=True)",
                "import paddle\ny = paddle.zeros(2).sum(dim=0, keepdim=True)", rules);
  check_rewrite("import torch\ny = torch.zeros(2).add(x2=b)",
                "import paddle\ny = paddle.zeros(2) + b", rules);
  // An array of numpy is summed in the same words.
  check_rewrite("import torch\ny = torch.zeros(2)\ndef f(values):\n    return values.add(x2=1)\n",
                "import paddle\ny = paddle.zeros(2)\ndef f(values):\n    return values.add(x2=1)\n",
                rules);
}

TEST_CASE("None that is spelled out for a default of None is left out of a template") {
  const RuleSet rules = rules_of(R"json({
    "torch.first": {"signature": "(a, size=None, mode=1)", "expression": "paddle.first({a}{?size}{?mode})"},
    "torch.both": {"signature": "(a, factor=None)", "callee": "paddle.both",
                   "alternatives": [{"when": ["kind(factor) in [none]"]}, {}]}
  })json");
  check_rewrite("import torch\ny = torch.first(x, size=None, mode=2)\n",
                "import paddle\ny = paddle.first(x, mode=2)\n", rules);
  check_rewrite("import torch\ny = torch.both(x, factor=None)\n",
                "import paddle\ny = paddle.both(x)\n", rules);
}

TEST_CASE("a lambda is left out like any value without side effects") {
  check_confirmed_rewrite("import torch\ny = torch.load(p, map_location=lambda s, _: s)\n",
                          "import paddle\ny = paddle.load(p)\n");
  check_confirmed_rewrite("import torch\ny = torch.load(p, map_location=torch.device('cpu'))\n",
                          "import paddle\ny = paddle.load(p)\n");
  const std::string kept = "import torch\ny = torch.load(p, map_location=lambda s, n=f(): s)\n";
  CHECK(converted(kept, FixClass::needs_confirmation) == kept);
}

TEST_CASE(
    "arguments that stars may pass are manual where Paddle takes them differently, else they need "
    "review") {
  const RuleSet rules = rules_of(R"json({
    "torch.made": {"signature": "(a, b=None)", "callee": "paddle.made", "set": {"x": "{b} + 1"}},
    "torch.list": {"signature": "(*size)", "callee": "paddle.list", "fold": {"size": "shape"}},
    "torch.odd": {"signature": "(a, b=None)", "callee": "paddle.odd", "refuse": {"b": "no b"}}})json");
  const auto last = [&](const std::string& call) {
    const FileFindings file = analyzed("import torch\nx = " + call + "\n", rules);
    const Finding& finding = file.findings.back();
    return std::pair{finding.fix, std::string(finding.reason)};
  };
  CHECK(last("torch.made(1, *more)") ==
        std::pair{FixClass::none,
                  std::string("`*` or `**` may pass `b`, which Paddle takes differently")});
  CHECK(last("torch.odd(1, **more)") ==
        std::pair{FixClass::needs_confirmation,
                  std::string("`*` or `**` may pass `b`, which Paddle may take differently")});
  CHECK(last("torch.list(*dims, **more)").first == FixClass::none);
  check_rewrite("import torch\nx = torch.list(*dims)\n",
                "import paddle\nx = paddle.list(shape=[*dims])\n", rules);
}

TEST_CASE("of several reasons for a review the first one is given") {
  const RuleSet rules = rules_of(R"json({
    "torch.odd": {"signature": "(a, b=None, c=None)", "callee": "paddle.odd",
                  "review": {"b": "b is different", "c": "c is different"}}})json");
  const FileFindings file = analyzed("import torch\nx = torch.odd(1, c=2, b=3)\n", rules);
  REQUIRE(file.findings.size() == 1);
  CHECK(file.findings[0].reason == "b is different");
}

TEST_CASE("a call that unpacks what is not visible says so") {
  const RuleSet rules = rules_of(R"json({
    "torch.two": {"signature": "(a, b=None)", "expression": "paddle.two({a}{?b})"}})json");
  check_manual("import torch\ntorch.two(a, **options)\n",
               {"torch-api-args which arguments `**options` holds is not visible here; write them "
                "out"},
               rules);
  check_manual("import torch\ntorch.two(a, *f(g))\n",
               {"torch-api-args which arguments `*f(g)` holds is not visible here; write them out"},
               rules);
}

TEST_CASE("no argument is evaluated after something is computed from an earlier one") {
  const RuleSet rules = rules_of(R"json({
    "torch.two": {"signature": "(a, b)", "callee": "paddle.two",
                  "set": {"x": "{a}.item()", "y": "{b}"}}})json");
  check_rewrite("import torch\nx = [torch.two(a, b) for a in c]\n",
                "import paddle\nx = [paddle.two(x=a.item(), y=b) for a in c]\n", rules);
  check_manual("import torch\nx = [torch.two(a, g()) for a in c]\n",
               {"torch-api-args the rewrite would evaluate an argument in a different order, twice "
                "or not at all"},
               rules);
}
