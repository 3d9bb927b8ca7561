// Every use becomes exactly one finding, or needs none: names and methods in every place that
// Python allows for an expression, with every kind of rule.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"
#include "test/unit/rewrite/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// One rule of each kind, in addition to the built-in ones. JSON has no comments, so here in order:
// kept, needs review, renamed, with arguments, an expression, moved into a function, rejected, an
// attribute that can be set, an attribute that is only read; then names.
constexpr std::string_view known_rules = R"rules({
  "torch.Tensor.abs": {"receiver": "tensor", "keep": true},
  "torch.Tensor.acos": {"receiver": "tensor", "keep": true, "needs_review": "look at it"},
  "torch.Tensor.add": {"receiver": "tensor", "callee": "other_name"},
  "torch.Tensor.sum": {"receiver": "tensor", "signature": "(dim=None)", "callee": "sum", "rename": {"dim": "axis"}},
  "torch.Tensor.nonzero": {"receiver": "tensor", "signature": "()", "expression": "paddle.f({self})"},
  "torch.Tensor.bmm": {"receiver": "tensor", "signature": "()", "callee": "paddle.g", "receiver_becomes": "x"},
  "torch.Tensor.storage": {"receiver": "tensor", "manual": "no such thing"},
  "torch.Tensor.grad": {"receiver": "tensor", "used_as": ["attribute", "store"], "expression": "{self}.has"},
  "torch.Tensor.H": {"receiver": "tensor", "used_as": "attribute", "expression": "{self}.reads"},
  "torch.name_called": {"used_as": "call", "callee": "paddle.called"},
  "torch.name": {"callee": "paddle.name"},
  "torch.name_expressed": {"signature": "(x=None)", "expression": "paddle.h({x})"},
  "torch.name_refused": {"manual": "no such thing"}
})rules";

// The places for an expression. `@` is the expression, on line 3 of the program.
constexpr std::string_view places[] = {
    "@()",
    "y = @()",
    "y = @(dim=1)",
    "y = @",
    "y = [@]",
    "f(@)",
    "f(k=@)",
    "y = @[0]",
    "a, b = @",
    "y = @ + 1",
    "y = @.more",
    "for a in @: pass",
    "y = lambda: @",
    "y = [@ for _ in a]",
    "y = f'{@}'",
    "with @() as a: pass",
    "return_(@ if a else b)",
    "@ = 1",
    "@ += 1",
    "@: int = 1",
    "a, @ = b",
    "for @ in a: pass",
    "with a as @: pass",
    "del @",
    "def g(a: @): pass",
    "def g(a=@): pass",
    "class A(@): pass",
    "match a:\n  case @: pass",
    "@@\ndef g(): pass",
    "@@()\ndef g(): pass",
    "assert @, @",
    "try: pass\nexcept @: pass",
};

std::string program(std::string_view place, std::string_view expression) {
  std::string text;
  for (std::size_t i = 0; i < place.size(); ++i) {
    const bool is_decorator = place[i] == '@' && i + 1 < place.size() && place[i + 1] == '@';
    if (place[i] != '@' || is_decorator) {
      text += place[i];
    } else {
      text += expression;
    }
  }
  return text;
}

RuleSet rule_set() {
  return rules_of(known_rules);
}

// A finding without its file.
struct Said {
  const Code* code;
  bool has_edits;
  std::string reason;
};

// The findings in the text after `head`.
std::vector<Said> findings_behind(std::string_view head, std::string_view body,
                                  const RuleSet& set) {
  std::vector<Said> result;
  const FileFindings file = analyzed(std::string(head) + std::string(body), set);
  for (const Finding& finding : file.findings) {
    if (finding.range.start < head.size()) continue;
    result.push_back({finding.code, finding.has_edits(), std::string(finding.reason)});
  }
  return result;
}

std::size_t count(std::string_view text, std::string_view word) {
  std::size_t number = 0;
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    ++number;
  }
  return number;
}

// Checks that uses have findings, each with a reason or a fix.
void check_one_each(std::string_view head, std::string_view expression, std::size_t expected,
                    const RuleSet& set, std::string_view but_not = "\n\n") {
  for (const std::string_view place : places) {
    if (place.find(but_not) != std::string_view::npos) continue;
    const std::string body = program(place, expression);
    CAPTURE(body);
    const auto findings = findings_behind(head, body + "\n", set);
    CHECK(findings.size() == expected * count(body, expression));
    for (const Said& finding : findings) CHECK((finding.has_edits || !finding.reason.empty()));
  }
}

}  // namespace

TEST_CASE("a call of a function of torch has a finding about its name") {
  const auto found = findings_in_example("dotted names");
  REQUIRE(found.size() == 1);
  CHECK(found[0].text == "torch.abs");
  CHECK(found[0].api == "torch.abs");
}

TEST_CASE("a method that is rewritten has a finding wherever it is used on a tensor") {
  const RuleSet set = rule_set();
  constexpr std::string_view head = "import torch\nx: torch.Tensor\n";
  for (const char* const name : {"x.acos", "x.add", "x.nonzero", "x.bmm", "x.storage"}) {
    check_one_each(head, name, 1, set);
  }
  // An attribute of a tensor is not called, unless the code has Paddle's spelling.
  for (const char* const name : {"x.grad", "x.H"}) check_one_each(head, name, 1, set, "@(");
  check_one_each(head, "x.abs", 0, set);
}

TEST_CASE("a method without a rule is unmapped wherever it is used on a tensor") {
  check_one_each("import torch\nx: torch.Tensor\n", "x.is_maia", 1, RuleSet());
  check_one_each("import torch\nx: torch.Tensor\n", "x.attribute_of_a_subclass", 0, RuleSet());
}

TEST_CASE("a name of torch has a finding wherever it occurs") {
  const RuleSet set = rule_set();
  for (const char* const name :
       {"torch.name_called", "torch.name", "torch.name_expressed", "torch.name_refused",
        "torch.nobody_knows", "torch.Tensor.abs", "torch.Tensor.sum", "torch.Tensor.nonzero"}) {
    check_one_each("import torch\n\n", name, 1, set);
  }
}

TEST_CASE("a method of an unknown object has a finding if the object may be a tensor") {
  const RuleSet set = rule_set();
  const struct {
    std::string_view body;
    std::size_t findings;
  } rows[] = {
      {"x.nonzero()\n", 1},
      {"y = x.nonzero\n", 1},
      {"f(x.nonzero)\n", 1},
      {"@x.nonzero\ndef g(): pass\n", 1},
      {"y = x.grad\n", 1},
      {"x.grad = 1\n", 1},
      {"x.H = 1\n", 0},
      {"x.storage_offset()\n", 1},
      {"x.abs()\n", 0},
      {"y = x.abs\n", 0},
      {"x.grad()\n", 0},
      {"x.nonzero(1, 2)\n", 0},
      {"y = x.nonzero[0]\n", 0},
      {"a, b = x.nonzero\n", 0},
      {"y = x.nonzero * 2\n", 0},
      {"y = -x.nonzero\n", 0},
      {"for a in x.nonzero: pass\n", 0},
      {"y = x.nonzero == 1\n", 0},
      {"y = x.nonzero in a\n", 0},
      {"x.nonzero = 1\n", 0},
      {"x.nonzero += 1\n", 0},
      {"del x.nonzero\n", 0},
      {"class A(x.nonzero): pass\n", 0},
  };
  for (const auto& row : rows) {
    CAPTURE(row.body);
    const auto findings = findings_behind("import torch\n", row.body, set);
    CHECK(findings.size() == row.findings);
    for (const Said& finding : findings) CHECK(finding.code == &codes::torch_receiver_unknown);
  }
}

TEST_CASE("the finding about a method that is not called describes its use") {
  const std::pair<std::string_view, std::string_view> rows[] = {
      {"x.nonzero = 1\n", "no rule covers assigning to it"},
      {"del x.nonzero\n", "no rule covers deleting it"},
      {"f = x.nonzero\n", "it is not called here; only calls can be rewritten"},
      {"x.acos()\n", "look at it"},
  };
  const RuleSet set = rule_set();
  for (const auto& [body, reason] : rows) {
    CAPTURE(body);
    const auto findings = findings_behind("import torch\nx: torch.Tensor\n", body, set);
    REQUIRE(findings.size() == 1);
    CHECK(findings.front().code == &codes::torch_api_manual);
    CHECK(findings.front().reason == reason);
  }
}

TEST_CASE("a method that only has another name is renamed even if it is not called") {
  check_rewrite(R"(
      import torch
      def f(x: torch.Tensor):
          return map(x.add, [1])
  )",
                R"(
      import paddle
      def f(x: paddle.Tensor):
          return map(x.other_name, [1])
  )",
                rule_set());
}

TEST_CASE("a method taken from its class is renamed after review, or is manual") {
  check_confirmed_rewrite(R"(
      import torch
      y = torch.Tensor.abs(x) + torch.Tensor.add(x)
  )",
                          R"(
      import paddle
      y = paddle.Tensor.abs(x) + paddle.Tensor.other_name(x)
  )",
                          rule_set());
  check_manual(
      R"(
      import torch
      y = torch.Tensor.nonzero(x)
  )",
      {"torch-api-manual the method is taken from its class; only calls on an object can be "
       "rewritten"},
      rule_set());
}

TEST_CASE("a method without a counterpart says so where it is taken from its class") {
  for (const char* const source : {
           "import torch\ny = torch.Tensor.as_subclass(x, A)\n",
           "from torch import Tensor\ny = Tensor.as_subclass(x, A)\n",
           "import torch\ny = torch.Tensor._make_subclass(A, x)\n",
       }) {
    check_manual(source, {"torch-api-manual Paddle makes no tensors of other classes: keep the "
                          "tensor in an attribute of an object"});
  }
}

TEST_CASE("a class that is only tested for is the class of the instances") {
  check_confirmed_rewrite(R"(
      from torch import nn
      kinds = (nn.ReLU, nn.Tanh)
      a = type(m) is nn.ReLU or type(m) in {nn.MaxPool2d}
      names = {nn.ReLU: 1}
  )",
                          R"(
      from paddle import nn
      kinds = (nn.ReLU, nn.Tanh)
      a = type(m) is nn.ReLU or type(m) in {nn.MaxPool2D}
      names = {nn.ReLU: 1}
  )");
}

TEST_CASE("a function whose rule describes calls stays a function as a value") {
  check_confirmed_rewrite(R"(
      import torch
      is_compiling = getattr(torch.compiler, "is_compiling", None) or other
      run(torch.mps.is_available)
      flag = torch.mps.is_available()
  )",
                          R"(
      is_compiling = (lambda: False) or other
      run(lambda: False)
      flag = False
  )");
  check_manual("import torch\nf = isinstance(x, torch.nn.Softmax2d)\n",
               {"torch-api-manual it is not called here; only calls can be rewritten"});
}

TEST_CASE("a member that is set on a torch class is set on Paddle's") {
  check_confirmed_rewrite(
      "import torch\nif not hasattr(torch.nn.Module, 'describe'):\n"
      "    torch.nn.Module.describe = lambda self: 1\n",
      "import paddle\nif not hasattr(paddle.nn.Layer, 'describe'):\n"
      "    paddle.nn.Layer.describe = lambda self: 1\n");
  check_manual("import torch\ntorch.nn.describe = 1\n",
               {"torch-api-unmapped no conversion rule exists"});
}

namespace {

// A helper class that replaces torch's and derives from Paddle's own.
constexpr std::string_view stand_in = R"rules({
  "$helpers": {"Conv2d": "class Conv2d(paddle.nn.Conv2D):\n    pass"},
  "torch.nn.Conv2d": {
    "signature": "(size)",
    "alternatives": [
      {"when": ["used_as==base"], "callee": "Conv2d", "helper": "Conv2d"},
      {"when": ["used_as==compared"], "callee": "Conv2d", "helper": "Conv2d"},
      {"when": ["used_as==annotation"], "callee": "paddle.nn.Conv2D"},
      {"callee": "Conv2d", "helper": "Conv2d"}
    ]
  }
})rules";

bool stands_in(const std::string& line) {
  const std::string text =
      converted("import torch.nn as nn\n" + line, FixClass::needs_confirmation, rules_of(stand_in));
  const std::size_t code = text.rfind("pass\n");
  return text.find("nn.Conv2D", code) == std::string::npos &&
         text.find("Conv2d", code) != std::string::npos;
}

}  // namespace

TEST_CASE("a class in an isinstance test is Paddle's, a class that is called may be a helper") {
  CHECK(stands_in("kinds = (nn.Conv2d, x)\ndef kind(dim):\n    return kinds[dim - 1]\n"));
  CHECK(stands_in("@pytest.mark.parametrize('kind', [nn.Conv2d, x])\ndef f(kind): ...\n"));
  CHECK(stands_in("kind = [nn.Conv2d, x][dim - 1]\n"));
  CHECK(stands_in("a = type(x) is nn.Conv2d\n"));
  CHECK(stands_in("a = x.__class__ == nn.Conv2d\n"));
  CHECK(stands_in("a = chosen == nn.Conv2d\n"));
  CHECK(stands_in("a = type(x) in (nn.Conv2d, y)\n"));
  CHECK(stands_in("a = {nn.Conv2d: 1}[type(x)]\n"));
  CHECK(stands_in("for kind in [nn.Conv2d]: f(kind)\n"));
  CHECK(stands_in("class A(nn.Conv2d): y = 1\n"));
  CHECK_FALSE(stands_in("kinds = (nn.Conv2d, x)\nis_conv = isinstance(layer, kinds)\n"));
  CHECK_FALSE(stands_in("def f(x, kinds=(nn.Conv2d,)): return isinstance(x, kinds)\n"));
  CHECK_FALSE(stands_in("is_conv = isinstance(layer, (nn.Conv2d, x))\n"));
  CHECK_FALSE(stands_in("is_conv = issubclass(kind, nn.Conv2d)\n"));
  CHECK_FALSE(stands_in("def f(x: nn.Conv2d): return x\n"));
}

TEST_CASE(
    "a helper class has the name of the class it replaces, or another one if that is "
    "taken") {
  const RuleSet rules = rules_of(stand_in);
  const std::string definition = "class Conv2d(paddle.nn.Conv2D):\n    pass\n\n\n";
  check_rewrite("from torch.nn import Conv2d\nx = Conv2d(3)\n",
                "import paddle\n" + definition + "x = Conv2d(3)\n", rules);
  check_rewrite("import torch\nx = torch.nn.Conv2d(3, )  # Conv2d\ny = 'Conv2d'\n",
                "import paddle\n" + definition + "x = Conv2d(3, )  # Conv2d\ny = 'Conv2d'\n",
                rules);
  const std::string other = "class TorchConv2d(paddle.nn.Conv2D):\n    pass\n\n\n";
  check_rewrite("import torch\nclass Conv2d(torch.nn.Conv2d): pass\n",
                "import paddle\n" + other + "class Conv2d(TorchConv2d): pass\n", rules);
  check_rewrite("import torch\nfrom .own import Conv2d\nx = torch.nn.Conv2d(3), Conv2d\n",
                "import paddle\nfrom .own import Conv2d\n" + other + "x = TorchConv2d(3), Conv2d\n",
                rules);
}

TEST_CASE(
    "type with an argument returns a tensor; a method that changes its receiver has a "
    "tensor") {
  check_confirmed_rewrite("import torch\ny = torch.ones(3).type(t).type(u)\n",
                          "import paddle\ny = paddle.ones(3).astype(t).astype(u)\n");
  check_confirmed_rewrite("import torch\ndef f(layer):\n    layer.weight.mul_(3)\n",
                          "def f(layer):\n    layer.weight.scale_(3)\n");
}

TEST_CASE("a module that is imported under an alias does not bind its own name") {
  CHECK(converted(
            "import numpy as np\n# as numpy has it\nfrom torch.distributions import Categorical\n"
            "x = Categorical(logits=y)\n",
            FixClass::needs_confirmation)
            .find("import numpy\n") != std::string::npos);
}

TEST_CASE("an `if` that is too long to be analysed as a whole keeps its line") {
  std::string source = "import torch\nif torch.cuda.is_available():\n";
  for (int i = 0; i < 60; ++i) source += "    torch.backends.cudnn.benchmark = True\n";
  const std::string result = converted(source, FixClass::needs_confirmation);
  CHECK(result.find("is_available():\n    pass\n") != std::string::npos);
  CHECK(converted("import torch\nif torch.cuda.is_available():\n"
                  "    torch.backends.cudnn.benchmark = True\n",
                  FixClass::needs_confirmation)
            .find("is_available") == std::string::npos);
}

TEST_CASE("a rewrite that is not possible inside a string has that reason") {
  const RuleSet rules = rules_of(R"json({
    "torch.Kind": {"used_as": "value", "expression": "paddle.Kind + 1"}})json");
  check_manual("import torch\n\n\ndef f(x: 'torch.Kind'):\n    pass\n",
               {"torch-api-manual it is inside a string"}, rules);
}

TEST_CASE("edits planned for a value are rolled back if the call is rewritten") {
  const RuleSet rules = rules_of(R"json({
    "torch.made": {"signature": "(a, b=None)", "unpacked": {"drop": "they are not visible"},
                   "before": ["paddle.seed(0)"], "callee": "paddle.made"}})json");
  check_confirmed_rewrite("import torch\nx = torch.made(1, **more)\n",
                          "import paddle\npaddle.seed(0)\nx = paddle.made(1)\n", rules);
}
