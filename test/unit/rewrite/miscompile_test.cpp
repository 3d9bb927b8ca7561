// Constructs in which a careless converter changes what a program does: right, or marked.
#include <doctest/doctest.h>

#include "check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// A rule that uses an argument twice, one that swaps arguments, and one that needs a statement in
// front.
const RuleSet& careless_rules() {
  static const RuleSet rules = [] {
    RuleSet result;
    const auto errors = result.add_rules(R"json({
      "torch.twice": {"sig": "(a, b=1)", "expr": "paddle.add({a}, {a})"},
      "torch.swap": {"sig": "(a, b)", "expr": "paddle.swap({b}, {a})"},
      "torch.pair": {"sig": "(a)", "pre": ["{#res} = paddle.pair({a})"],
                     "expr": "({#res}[0], {#res}[1])"},
      "torch.forget": {"sig": "(a, b=None)", "callee": "paddle.forget", "drop": ["b"]},
      "torch.only": {"sig": "(a)", "expr": "{a}"}
    })json",
                                         "rules.json");
    REQUIRE(errors.empty());
    return result;
  }();
  return rules;
}

void check(std::string_view before, std::string_view after) {
  CAPTURE(before);
  check_rewrite("import torch\n" + std::string(before), "import paddle\n" + std::string(after),
                careless_rules());
}

void check_marked(std::string_view source) {
  CAPTURE(source);
  const std::string text = "import torch\n" + std::string(source);
  CHECK(converted(text, FixClass::needs_confirmation, careless_rules()) == text);
  const FileFindings file = analyzed(text, careless_rules());
  REQUIRE(file.findings.size() == 1);
  CHECK(file.findings[0].fix == FixClass::none);
  CHECK(!file.findings[0].reason.empty());
}

}  // namespace

TEST_CASE("an argument that is used twice is evaluated once") {
  check("y = torch.twice(x)\n", "y = paddle.add(x, x)\n");
  check("y = torch.twice(self.x)\n", "y = paddle.add(self.x, self.x)\n");
  check("y = torch.twice(f())\n", "a = f()\ny = paddle.add(a, a)\n");
  check("if c:\n    y = torch.twice(next(it))\n",
        "if c:\n    a = next(it)\n    y = paddle.add(a, a)\n");
  check("if c: y = torch.twice(f())\n", "if c: a = f(); y = paddle.add(a, a)\n");
  check("y = 1; z = torch.twice(f())\n", "y = 1; a = f(); z = paddle.add(a, a)\n");
}

TEST_CASE("arguments that do something are evaluated in the order of the source") {
  check("y = torch.swap(a, b)\n", "y = paddle.swap(b, a)\n");
  check("y = torch.swap(f(), b)\n", "y = paddle.swap(b, f())\n");
  check("y = torch.swap(f(), g())\n", "a = f()\nb = g()\ny = paddle.swap(b, a)\n");
}

TEST_CASE("a dropped argument that does something marks the call") {
  check("y = torch.forget(a, b=c)\n", "y = paddle.forget(a)\n");
  check_marked("y = torch.forget(a, b=f())\n");
}

TEST_CASE("nothing is hoisted where that would change when or whether it runs") {
  check_marked("while torch.twice(f()):\n    pass\n");
  check_marked("y = a and torch.twice(f())\n");
  check_marked("y = torch.twice(f()) if c else 0\n");
  check_marked("y = lambda t: torch.twice(f(t))\n");
  check_marked("y = [torch.twice(f(t)) for t in u]\n");
  check_marked("y = {k: torch.twice(f(k)) for k in u}\n");
  check_marked("def g(t=torch.twice(f())):\n    pass\n");
  check_marked("@torch.twice(f())\ndef g():\n    pass\n");
  check_marked("if a:\n    pass\nelif torch.twice(f()):\n    pass\n");
  check_marked("y = f'{torch.twice(f())}'\n");
  check_marked("y = g() + torch.twice(f())\n");
  check_marked("y = a < b < torch.twice(f())\n");
  check_marked("assert a, torch.twice(f())\n");
}

TEST_CASE("hoisting stays inside a function, also an asynchronous one") {
  check("async def g(t):\n    return torch.twice(await f(t))\n",
        "async def g(t):\n    a = await f(t)\n    return paddle.add(a, a)\n");
}

TEST_CASE("statements in front have names of their own") {
  check("y = f(torch.pair(a))\nz = torch.pair(b)\n",
        "res = paddle.pair(a)\ny = f((res[0], res[1]))\n"
        "res_1 = paddle.pair(b)\nz = (res_1[0], res_1[1])\n");
  check("res = 1\ny = torch.pair(a)\n",
        "res = 1\nres_1 = paddle.pair(a)\ny = (res_1[0], res_1[1])\n");
}

TEST_CASE("a template that is one hole takes its parentheses from the argument") {
  check("y = torch.only(a + b) * 2\n", "y = (a + b) * 2\n");
  check("y = torch.only(a).b\n", "y = a.b\n");
  check("y = torch.only(1).b\n", "y = (1).b\n");
}

TEST_CASE("a comment inside a call that has to be rearranged is not lost") {
  check_marked("y = torch.swap(a,  # first\n               b)\n");
}

TEST_CASE("edits in a moved argument go along with it") {
  check("y = torch.swap(f, torch.sum(b, dim=1))\n", "y = paddle.swap(paddle.sum(b, axis=1), f)\n");
  check("y = torch.swap(f, torch.swap(g, torch.sum(b, dim=1)))\n",
        "y = paddle.swap(paddle.swap(paddle.sum(b, axis=1), g), f)\n");
}

TEST_CASE("a run-time direction stays a run-time decision") {
  check_confirmed_rewrite(
      "import torch.nn as nn\nl = nn.LSTM(2, 3, bidirectional=bi)\n",
      "import paddle.nn as nn\nl = nn.LSTM(2, 3, direction='bidirect' if bi else 'forward', "
      "time_major=True)\n");
}

TEST_CASE("an argument for which the template has no place is not dropped") {
  check_marked("y = torch.twice(a, 2)\n");
  check_marked("y = torch.twice(a, b=c)\n");
  check("y = torch.twice(a, b=1)\n", "y = paddle.add(a, a)\n");
}
