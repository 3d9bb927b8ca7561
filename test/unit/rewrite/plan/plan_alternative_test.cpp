// What rules write around a call: a suffix, `out`, names in front.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

const RuleSet& around_rules() {
  static const RuleSet rules = rules_of(R"json({
    "torch.first": {"signature": "(a, dtype=None)",
                    "alternatives": [{"when": ["absent(dtype)"], "callee": "paddle.all", "suffix": "[0]"},
                             {"callee": "paddle.all", "drop": ["dtype"],
                              "suffix": "[0].astype({dtype})"}]},
    "torch.fill": {"signature": "(a, *, out=None)", "callee": "paddle.fill", "out": "same"},
    "torch.sum": {"signature": "(a, *, out=None)", "expression": "{a} + 1", "out": "cast"},
    "torch.both": {"signature": "(a, *, dim=0, out=None)", "callee": "paddle.both",
                   "rename": {"dim": "axis"}, "out": "each"}
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
  check_around("torch.fill(x, out=y)\n", "paddle.assign(paddle.fill(x), output=y)\n");
  check_around("torch.fill(x)\n", "paddle.fill(x)\n");
  check_around("torch.both(x, dim=1, out=(y, z))\n",
               "tuple(map(paddle.assign, paddle.both(x, axis=1), (y, z)))\n");
  check_around("torch.fill(torch.fill(x), out=y[0])\n",
               "a = paddle.fill(x)\nout_1 = y[0]\npaddle.assign(paddle.fill(a), output=out_1)\n");
}

TEST_CASE("where torch casts what it writes into out, a helper does") {
  check_around("y = torch.sum(x)\n", "y = x + 1\n");
  check_around("y = torch.sum(x, out=None)\n", "y = x + 1\n");
  const std::string done =
      converted("import torch\ny = torch.sum(x, out=o)\n", FixClass::safe, around_rules());
  CHECK(done.find("def written(value, out):\n") != std::string::npos);
  CHECK(done.ends_with("\ny = written(x + 1, o)\n"));
}

TEST_CASE("an argument is hoisted in front of nothing that runs before it") {
  const RuleSet rules =
      rules_of(R"json({"torch.twice": {"signature": "(a)", "expression": "({a}, {a})"}})json");
  for (const std::string_view before : {"x * 2", "-x", "x[i]", "x < y", "not x", "[*x]",
                                        "[i for i in x]", "(x or y)", "(1 if x else 2)"}) {
    CAPTURE(before);
    const std::string source =
        "import torch\ny = [" + std::string(before) + ", torch.twice(g())]\n";
    CHECK(converted(source, FixClass::needs_confirmation, rules) == source);
  }
  const std::string element = "import torch\ny[0] += torch.twice(g())\n";
  CHECK(converted(element, FixClass::needs_confirmation, rules) == element);
  check_confirmed_rewrite("import torch\ny = [x, 1 + 2, -1, 'a', x is y, torch.twice(g())]\n",
                          "import paddle\na = g()\ny = [x, 1 + 2, -1, 'a', x is y, (a, a)]\n",
                          rules);
}
