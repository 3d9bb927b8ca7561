// What rules can say about a call: behind it, into `out`, and with code of their own.
#include <doctest/doctest.h>

#include "check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

RuleSet rules_of(std::string_view json) {
  RuleSet rules;
  const auto errors = rules.add_rules(json, "rules.json");
  for (const auto& error : errors) MESSAGE(error.where, ": ", error.message);
  REQUIRE(errors.empty());
  return rules;
}

const RuleSet& around_rules() {
  static const RuleSet rules = rules_of(R"json({
    "torch.first": {"sig": "(a, dtype=None)",
                    "alts": [{"when": ["absent(dtype)"], "callee": "paddle.all", "suffix": "[0]"},
                             {"callee": "paddle.all", "drop": ["dtype"],
                              "suffix": "[0].astype({dtype})"}]},
    "torch.fill": {"sig": "(a, *, out=None)", "callee": "paddle.fill", "outs": 1},
    "torch.both": {"sig": "(a, *, dim=0, out=None)", "callee": "paddle.both",
                   "rename": {"dim": "axis"}, "outs": 2}
  })json");
  return rules;
}

void check_around(std::string_view before, std::string_view after) {
  CAPTURE(before);
  check_rewrite("import torch\n" + std::string(before), "import paddle\n" + std::string(after),
                around_rules());
}

void check_left(std::string_view source) {
  CAPTURE(source);
  const std::string text = "import torch\n" + std::string(source);
  CHECK(converted(text, FixClass::needs_confirmation, around_rules()) == text);
}

constexpr std::string_view helper_rules = R"json({
  "$helpers": {"first_of": "def first_of(values):\n    return math.floor(values[0])"},
  "torch.first": {"sig": "(a)", "expr": "first_of({a})", "helper": "first_of", "import": ["math"]},
  "torch.Tensor.numel": {"recv": "tensor", "sig": "()", "expr": "first_of({self})",
                         "helper": "first_of"}
})json";

}  // namespace

TEST_CASE("a suffix goes behind the call, with the arguments it takes") {
  check_around("y = torch.first(x)\n", "y = paddle.all(x)[0]\n");
  check_around("y = torch.first(x, dtype=t) ** 2\n", "y = paddle.all(x)[0].astype(t) ** 2\n");
  check_around("y = torch.first(torch.first(x), torch.float32)\n",
               "y = paddle.all(paddle.all(x)[0])[0].astype(paddle.float32)\n");
}

TEST_CASE("a suffix changes neither the order of evaluation nor what is called later") {
  check_left("y = torch.first(x, dtype=f())\n");
  check_left("y = map(torch.first, x)\n");
}

TEST_CASE("a torch name that a suffix carries along keeps its import") {
  const std::string source = "import torch\ny = torch.first(x, dtype=torch.no_such)\n";
  CHECK(converted(source, FixClass::safe, around_rules()) ==
        "import paddle\nimport torch\ny = paddle.all(x)[0].astype(torch.no_such)\n");
}

TEST_CASE("None for an argument that is None anyway is as if it were not there") {
  check_around("y = torch.first(x, dtype=None)\n", "y = paddle.all(x)[0]\n");
  check_around("torch.fill(x, out=None)\n", "paddle.fill(x)\n");
}

TEST_CASE("what torch writes into out is assigned to it") {
  check_around("torch.fill(x, out=y)\n", "paddle.assign(paddle.fill(x), y)\n");
  check_around("torch.fill(x)\n", "paddle.fill(x)\n");
  check_around("torch.both(x, dim=1, out=(y, z))\n",
               "tuple(map(paddle.assign, paddle.both(x, axis=1), (y, z)))\n");
  CHECK(converted("import torch\ntorch.fill(torch.fill(x), out=y[0])\n", FixClass::safe,
                  around_rules()) ==
        "import paddle\nimport torch\ntorch.fill(paddle.fill(x), out=y[0])\n");
}

TEST_CASE("a helper and the modules it needs come into a file once") {
  check_rewrite(R"(
      """Doc."""
      import torch


      def f(x):
          return torch.first(x) + torch.first(x)
  )",
                R"(
      """Doc."""
      import math
      import paddle


      def first_of(values):
          return math.floor(values[0])


      def f(x):
          return first_of(x) + first_of(x)
  )",
                rules_of(helper_rules));
}

TEST_CASE("a helper keeps the line ends of the file") {
  const std::string result =
      converted("import torch\r\ny = torch.first(x)\r\n", FixClass::safe, rules_of(helper_rules));
  CHECK(result.find("def first_of(values):\r\n    return") != std::string::npos);
}

TEST_CASE("a use whose helper would take a name of the file is left") {
  const std::string source = "import torch\nfirst_of = 1\ny = torch.first(x)\n";
  CHECK(converted(source, FixClass::needs_confirmation, rules_of(helper_rules)) == source);
  const std::string other = "import torch\nmath = 1\ny = torch.first(x)\n";
  CHECK(converted(other, FixClass::needs_confirmation, rules_of(helper_rules)) == other);
}

TEST_CASE("a helper stands in front of its first use, also where imports follow later") {
  check_rewrite(R"(
      import torch
      y = torch.first(x)
      import os
      z = os.sep
  )",
                R"(
      import math
      import paddle
      def first_of(values):
          return math.floor(values[0])


      y = first_of(x)
      import os
      z = os.sep
  )",
                rules_of(helper_rules));
}

TEST_CASE("a helper stands behind imports that follow a setting, and behind guarded ones") {
  check_rewrite(R"(
      limit = 1
      import torch
      try:
          import numpy
      except ImportError:
          numpy = None
      y = torch.first(x)
  )",
                R"(
      import math
      limit = 1
      import paddle
      try:
          import numpy
      except ImportError:
          numpy = None
      def first_of(values):
          return math.floor(values[0])


      y = first_of(x)
  )",
                rules_of(helper_rules));
}

TEST_CASE("an attribute of something else takes no name that a rule needs") {
  check_rewrite(R"(
      import torch


      def f(x):
          return torch.first(x.math)
  )",
                R"(
      import math
      import paddle


      def first_of(values):
          return math.floor(values[0])


      def f(x):
          return first_of(x.math)
  )",
                rules_of(helper_rules));
}
