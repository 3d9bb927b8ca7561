// What rules write around a call: a suffix, `out`, names before the statement.
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
  const bool has_paddle = after.find("paddle.") != std::string_view::npos;
  check_rewrite("import torch\n" + std::string(before),
                (has_paddle ? "import paddle\n" : "") + std::string(after), around_rules());
}

void check_left(std::string_view source) {
  CAPTURE(source);
  const std::string text = "import torch\n" + std::string(source);
  CHECK(converted(text, FixClass::needs_confirmation, around_rules()) == text);
}

}  // namespace

TEST_CASE("a suffix goes after the call, with the arguments it takes") {
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

TEST_CASE("None for an argument that is None by default counts as absent") {
  check_around("y = torch.first(x, dtype=None)\n", "y = paddle.all(x)[0]\n");
  check_around("torch.fill(x, out=None)\n", "paddle.fill(x)\n");
}

TEST_CASE("the result that torch writes into out is assigned to it") {
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
  CHECK(done.find("def copy_to_out(value, out):\n") != std::string::npos);
  CHECK(done.ends_with("\ny = copy_to_out(x + 1, o)\n"));
}

TEST_CASE("an argument is not hoisted above code that runs before it") {
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
                          "a = g()\ny = [x, 1 + 2, -1, 'a', x is y, (a, a)]\n", rules);
}

TEST_CASE("`out` of a call that cannot be written out goes around the call") {
  const RuleSet rules = rules_of(R"json({
    "torch.fill": {"signature": "(a, *, out=None)", "callee": "paddle.fill", "default": {"k": "1"},
                   "out": "same"}})json");
  check_rewrite(
      "import torch\ntorch.fill(x, out=y)\ntorch.fill(x)\n",
      "import paddle\npaddle.assign(paddle.fill(x, k=1), output=y)\npaddle.fill(x, k=1)\n", rules);
}

TEST_CASE("a suffix comes before what the call around it adds") {
  const RuleSet rules = rules_of(R"json({
    "torch.first": {"signature": "(a, dtype=None)", "callee": "paddle.all", "drop": ["dtype"],
                    "suffix": ".astype({dtype})"},
    "torch.more": {"signature": "(a)", "callee": "paddle.more", "default": {"k": "1"}}})json");
  check_confirmed_rewrite("import torch\ny = torch.more(torch.first(x, t))\n",
                          "import paddle\ny = paddle.more(paddle.all(x).astype(t), k=1)\n", rules);
}

TEST_CASE("the arguments of a method are those of the function that it becomes") {
  const RuleSet rules = rules_of(R"json({
    "torch.Tensor.flip": {"receiver": "tensor", "signature": "(dims)", "callee": "paddle.turn",
                          "receiver_becomes": "x", "rename": {"dims": "axis"}}})json");
  check_rewrite("import torch\ny = torch.ones(2).flip(dims=0)\n",
                "import paddle\ny = paddle.turn(paddle.ones(2), axis=0)\n", rules);
}

TEST_CASE("only a call that a condition opens may go without being made") {
  const RuleSet rules = rules_of(R"json({
    "torch.has": {"signature": "(a, b=None)", "alternatives": [
      {"when": ["has(b)"], "expression": "paddle.less({a})", "drop": ["b"]},
      {"callee": "paddle.full"}]},
    "torch.other": {"signature": "(a, b=None)", "alternatives": [
      {"when": ["not b is call pkg.Other"], "expression": "paddle.less({a})", "drop": ["b"]},
      {"callee": "paddle.full"}]}})json");
  check_confirmed_rewrite("import torch\ny = [torch.has(x, g()) for x in z]\n",
                          "import paddle\ny = [paddle.full(x, g()) for x in z]\n", rules);
  check_confirmed_rewrite(
      "import torch\nimport pkg\ny = [torch.other(x, torch.has()) for x in z]\n",
      "import paddle\nimport pkg\ny = [paddle.full(x, paddle.full()) for x in z]\n", rules);
}

TEST_CASE("a method that becomes a function brings its import along") {
  const RuleSet rules = rules_of(R"json({
    "torch.Tensor.flip": {"receiver": "tensor", "signature": "(a)", "callee": "paddle.flip",
                           "receiver_becomes": "x"}})json");
  const std::string source = "import torch\nx = torch.ones(2)\ny = x.flip(1)\n";
  const FileFindings file = analyzed(source, rules);
  REQUIRE(file.findings.size() == 2);
  const std::size_t method = 1;
  CHECK(paddle_ls::text::applied(edits_for(source, file, {&method, 1}), source) ==
        "import paddle\nimport torch\nx = torch.ones(2)\ny = paddle.flip(x, 1)\n");
  const std::string commented =
      "import torch\nx = torch.ones(2)\ny = (x\n     # why\n     .flip(1))\n";
  CHECK(converted(commented, FixClass::needs_confirmation, rules).find("# why\n     .flip(1)") !=
        std::string::npos);
}

TEST_CASE("a finding says what a template writes, shortened, and what it leaves out") {
  const std::string long_name(90, 'n');
  const RuleSet rules = rules_of(
      R"json({"torch.short": {"signature": "(a, b=None)", "expression": "paddle.f({a})", "drop": ["b"]},
              "torch.long": {"signature": "(a)", "expression": "paddle.)json" +
      long_name + R"json(({a})"}})json");
  const auto first = [&](const std::string& call) {
    return analyzed("import torch\nx = " + call + "\n", rules);
  };
  const FileFindings brief = first("torch.short(y, b=1)");
  REQUIRE(brief.findings.size() == 1);
  CHECK(brief.findings[0].form == "paddle.f(a)");
  CHECK(brief.findings[0].left_out == "`b`");
  const FileFindings cut = first("torch.long(y)");
  REQUIRE(cut.findings.size() == 1);
  CHECK(cut.findings[0].form == "paddle." + long_name.substr(0, 73) + "...");
}

TEST_CASE(
    "an expression that binds as loosely as its place allows gets parentheses in a tighter one") {
  const RuleSet rules = rules_of(R"json({
    "torch.inner": {"signature": "()", "expression": "lambda: 1"},
    "torch.outer": {"signature": "(a)", "expression": "{a} * 2"}})json");
  check_rewrite("import torch\ny = torch.outer(torch.inner())\n", "y = (lambda: 1) * 2\n", rules);
}
