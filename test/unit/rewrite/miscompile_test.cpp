// Constructs in which a careless converter would change the behaviour: right, or marked.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// A rule that uses an argument twice, one that swaps arguments, and one that needs a statement
// before it.
const RuleSet& careless_rules() {
  static const RuleSet rules = rules_of(R"json({
      "torch.twice": {"signature": "(a, b=1)", "expression": "paddle.add({a}, {a})"},
      "torch.swap": {"signature": "(a, b)", "expression": "paddle.swap({b}, {a})"},
      "torch.pair": {"signature": "(a)", "before": ["{#res} = paddle.pair({a})"],
                     "expression": "({#res}[0], {#res}[1])"},
      "torch.forget": {"signature": "(a, b=None)", "callee": "paddle.forget", "drop": ["b"]},
      "torch.only": {"signature": "(a)", "expression": "{a}"},
      "torch.folded": {"signature": "(*size)", "callee": "paddle.folded", "fold": {"size": ""}},
      "torch.maybe": {"signature": "(a, b)", "expression": "{a} and {b}"},
      "torch.choose": {"signature": "(a, b)", "expression": "{a} if {b} else None"},
      "torch.each": {"signature": "(a)", "expression": "[paddle.one(item) for item in {a}]"},
      "torch.later": {"signature": "(a)", "expression": "paddle.later(lambda a={a}: a)"},
      "torch.nested": {"signature": "(a, b)", "expression": "paddle.add(paddle.abs({a}), {b})"},
      "torch.off_first": {"signature": "(flag, a)", "callee": "paddle.off_first",
                          "set": {"off": "{flag|not}"}},
      "torch.off": {"used_as": "store", "expression": "paddle.on = {value|not}"},
      "torch.flag": {"used_as": "store", "expression": "paddle.ready() and paddle.set_flag({value})"}
    })json");
  return rules;
}

void check(std::string_view before, std::string_view after) {
  CAPTURE(before);
  const bool has_paddle = after.find("paddle.") != std::string_view::npos;
  check_rewrite("import torch\n" + std::string(before),
                (has_paddle ? "import paddle\n" : "") + std::string(after), careless_rules());
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

TEST_CASE("arguments with side effects are evaluated in the order of the source") {
  check("y = torch.swap(a, b)\n", "y = paddle.swap(b, a)\n");
  check("y = torch.swap(f(), b)\n", "y = paddle.swap(b, f())\n");
  check("y = torch.folded(x, *g(), f())\n", "y = paddle.folded([x, *g(), f()])\n");
  check("y = torch.swap(f(), g())\n", "a = f()\nb = g()\ny = paddle.swap(b, a)\n");
}

TEST_CASE("an argument that a template may skip is evaluated before the call") {
  check("y = torch.maybe(f(), a)\n", "y = f() and a\n");
  check("y = torch.maybe(a, f())\n", "b = f()\ny = a and b\n");
  check("y = [t for t in torch.choose(a, b) if torch.choose(a, t)]\n",
        "y = [t for t in (a if b else None) if (a if t else None)]\n");
  check("y = torch.choose(a, f())\n", "y = a if f() else None\n");
  check("y = torch.choose(f(), a)\n", "a_1 = f()\ny = a_1 if a else None\n");
  check("y = torch.each(f())\n", "y = [paddle.one(item) for item in f()]\n");
}

TEST_CASE("a lambda in a template gets its values when it is created") {
  check("y = torch.later(f())\n", "y = paddle.later(lambda a=f(): a)\n");
  check("class C:\n    a = 1\n    y = torch.later(a)\n",
        "class C:\n    a = 1\n    y = paddle.later(lambda a=a: a)\n");
  check("y = [torch.later(f(t)) for t in u]\n",
        "y = [paddle.later(lambda a=f(t): a) for t in u]\n");
}

TEST_CASE("nothing is computed before all arguments are evaluated") {
  check("y = torch.nested(f(), b)\n", "y = paddle.add(paddle.abs(f()), b)\n");
  check("y = torch.nested(a, f())\n", "b = f()\ny = paddle.add(paddle.abs(a), b)\n");
  check("y = torch.nested(f(), g())\n", "a = f()\nb = g()\ny = paddle.add(paddle.abs(a), b)\n");
  check("y = torch.off_first(True, f())\n", "y = paddle.off_first(off=False, a=f())\n");
  check("y = torch.off_first(f(), a)\n", "y = paddle.off_first(off=not f(), a=a)\n");
  check_marked("y = torch.off_first(a, f())\n");
  check_marked("y = [torch.nested(t, f()) for t in u]\n");
}

TEST_CASE("the value of an assignment is evaluated once, however the assignment is rewritten") {
  check("torch.flag = True\n", "if paddle.ready():\n    paddle.set_flag(True)\n");
  check("torch.flag = f()\n", "value = f()\nif paddle.ready():\n    paddle.set_flag(value)\n");
  check("if c: torch.flag = f()\n",
        "if c: value = f(); paddle.ready() and paddle.set_flag(value)\n");
  check("torch.off = not f()\n", "paddle.on = not not f()\n");
  check("torch.off = True\n", "paddle.on = False\n");
  check_marked("a = torch.flag = f()\n");
  check_marked("a, torch.flag = f()\n");
  check_marked("torch.flag |= f()\n");
}

TEST_CASE("a dropped argument with a side effect makes the call need review") {
  check("y = torch.forget(a, b=c)\n", "y = paddle.forget(a)\n");
  check_marked("y = torch.forget(a, b=f())\n");
}

TEST_CASE("nothing is hoisted if that would change when or whether it runs") {
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

TEST_CASE("an inserted statement gets a separate line if the following statement has one") {
  check(
      "match a:\n    case 1:\n        y = torch.twice(f())\n    case _ if b:\n"
      "        if torch.twice(g()):\n            pass\n",
      "match a:\n    case 1:\n        a_1 = f()\n        y = paddle.add(a_1, a_1)\n    case _ if "
      "b:\n"
      "        a_2 = g()\n        if paddle.add(a_2, a_2):\n            pass\n");
  check("match a:\n    case 1: y = torch.twice(f())\n",
        "match a:\n    case 1: a_1 = f(); y = paddle.add(a_1, a_1)\n");
}

TEST_CASE("hoisting stays inside a function, including an asynchronous one") {
  check("async def g(t):\n    return torch.twice(await f(t))\n",
        "async def g(t):\n    a = await f(t)\n    return paddle.add(a, a)\n");
}

TEST_CASE("inserted statements use fresh names") {
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

TEST_CASE("comments of a decorator or an import that is removed are kept") {
  check_rewrite("import torch\n@torch.jit.unused  # why\ndef f():\n    pass\n",
                "# why\ndef f():\n    pass\n");
  check_confirmed_rewrite("from torch import (  # one\n    abs,  # two\n)\n", "# one\n# two\n");
}

TEST_CASE("a comment inside a call that has to be rearranged is not lost") {
  check("y = torch.swap(a,  # first\n               b)  # all\n",
        "y = paddle.swap(b,\n                # first\n                a)  # all\n");
  check("if c:\n    y = torch.swap(a, b,  # first\n        # last\n    )\n",
        "if c:\n    # first\n    # last\n    y = paddle.swap(b, a)\n");
  check("if c and torch.swap(a,  # first\n    b): pass\n",
        "if c and paddle.swap(b,\n                     # first\n                     a): pass\n");
  check_marked("y = c or torch.swap(a, b  # first\n    )\n");
  check_marked("y = [torch.swap(a, b  # first\n    ) for a in b]\n");
}

TEST_CASE(
    "a moved argument has the edits of all uses in it, also of those that begin where it does") {
  check("y = torch.twice(torch.swap(torch.only(f()), g()).h())\n",
        "a_1 = f()\nb = g()\na = paddle.swap(b, a_1).h()\ny = paddle.add(a, a)\n");
  check("y = torch.twice(torch.twice(torch.twice(f())))\n",
        "a_2 = f()\na_1 = paddle.add(a_2, a_2)\na = paddle.add(a_1, a_1)\ny = paddle.add(a, a)\n");
}

TEST_CASE("an argument that binds a name is not moved past code that may read it") {
  check_marked("y = [torch.swap((a := f(t)), a) for t in u]\n");
  check_marked("y = torch.swap((c := f()), c)\n");
  check_marked("c += torch.twice((c := f()))\n");
}

TEST_CASE("the right side of an assignment is evaluated before its target") {
  check("x[torch.twice(f())] = y\n", "a = f()\nx[paddle.add(a, a)] = y\n");
  check_marked("x[torch.twice(f())] = g()\n");
}

TEST_CASE("edits in a moved argument are moved with it") {
  check("y = torch.swap(f, torch.sum(b, dim=1))\n", "y = paddle.swap(paddle.sum(b, axis=1), f)\n");
  check("y = torch.swap(f, torch.swap(g, torch.sum(b, dim=1)))\n",
        "y = paddle.swap(paddle.swap(paddle.sum(b, axis=1), g), f)\n");
}

TEST_CASE("a choice that depends on a run-time value is made at run time") {
  const std::string result = converted(
      "import torch.nn as nn\nl = nn.LSTM(2, 3, bidirectional=bi)\n", FixClass::needs_confirmation);
  CHECK(result.ends_with(
      "\nl = LSTM(2, 3, direction='bidirect' if bi else 'forward', time_major=True)\n"));
}

TEST_CASE("an argument that the template does not use is not dropped") {
  check_marked("y = torch.twice(a, 2)\n");
  check_marked("y = torch.twice(a, b=c)\n");
  check("y = torch.twice(a, b=1)\n", "y = paddle.add(a, a)\n");
}
