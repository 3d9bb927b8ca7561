#include "engine/to_static/convert_function.hpp"

#include <string>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "engine/to_static/find_function.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

Conversion converted(const std::string& source, const std::string& name = "f",
                     const ConversionOptions& options = {}) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  const syntax::Node node = find_function(tree->root(), source, name);
  REQUIRE(node);
  auto made = convert(node, source, options);
  REQUIRE_MESSAGE(made, source);
  return std::move(*made);
}

void check_stage(const std::string& pass, const std::string& source, const std::string& wanted) {
  for (const Stage& stage : converted(source).stages) {
    if (stage.name == pass) {
      CHECK(stage.code.text == wanted);
      return;
    }
  }
  FAIL("there is no stage ", pass);
}

void check_refused(const std::string& source, const std::string& pass, const std::string& exception,
                   const std::string& at) {
  const Conversion made = converted(source);
  REQUIRE(made.refusal);
  CHECK(made.refusal->pass == pass);
  CHECK(made.refusal->exception == exception);
  const Origin origin = made.refusal->at;
  CHECK(source.substr(origin.start, origin.end - origin.start) == at);
}

}  // namespace

TEST_CASE("a branch becomes functions that carry what it writes") {
  check_stage("IfElseTransformer", "def f(x, y):\n    if x > 0:\n        y.a = x\n        x = 1\n",
              "def f(x, y):\n"
              "\n"
              "    def get_args_0():\n"
              "        nonlocal x\n"
              "        return (x, y.a)\n"
              "\n"
              "    def set_args_0(__args):\n"
              "        nonlocal x\n"
              "        x, y.a = __args\n"
              "\n"
              "    def true_fn_0():\n"
              "        nonlocal x\n"
              "        y.a = x\n"
              "        x = 1\n"
              "        return\n"
              "\n"
              "    def false_fn_0():\n"
              "        nonlocal x\n"
              "        return\n"
              "    _jst.IfElse(x > 0, true_fn_0, false_fn_0, get_args_0, set_args_0, ('x', 'y.a'), "
              "push_pop_names=None)");
}

TEST_CASE("a loop over a range with a break uses a counter and guards the code after it") {
  check_stage("BreakContinueTransformer",
              "def f(x, n):\n"
              "    for i in range(1, n, 2):\n"
              "        if x > i:\n"
              "            break\n"
              "        x = x + i\n",
              "def f(x, n):\n"
              "    __break_0 = False\n"
              "    i = 1\n"
              "    while i < n and not __break_0:\n"
              "        if x > i:\n"
              "            __break_0 = True\n"
              "        if not __break_0:\n"
              "            x = x + i\n"
              "        i += 2");
}

TEST_CASE("the rest of a function moves into the else of an if that returns") {
  check_stage(
      "EarlyReturnTransformer",
      "def f(a, b):\n    if a:\n        return 1\n    elif b:\n        return 2\n    c()\n",
      "def f(a, b):\n    if a:\n        return 1\n    elif b:\n        return 2\n    else:\n"
      "        c()");
}

TEST_CASE("operands of logic are evaluated late, two at a time") {
  check_stage("LogicalTransformer", "def f(a, b, c, d):\n    x = a and b and c and (not d)\n",
              "def f(a, b, c, d):\n"
              "    x = _jst.And(lambda: _jst.And(lambda: a, lambda: b), "
              "lambda: _jst.And(lambda: c, lambda: _jst.Not(d)))");
}

TEST_CASE("Paddle's functions and builtins are called as they are, everything else is converted") {
  check_stage(
      "CallTransformer",
      "def f(x):\n    g(paddle.mean(x), abs(x), len(x), ', '.join(x), self.fc(x)(x))\n",
      "def f(x):\n    _jst.Call(g)(paddle.mean(x), abs(x), _jst.Call(len)(x), ', '.join(x), "
      "_jst.Call(self.fc)(x)(x))");
}

TEST_CASE("what the real conversion cannot convert is refused in the same pass and at its place") {
  check_refused("def f(xs):\n    for a, b in xs:\n        break\n", "BreakContinueTransformer",
                "AttributeError", "a, b");
  check_refused("def f(xs):\n    for a in xs:\n        return a\n", "ReturnTransformer",
                "Dygraph2StaticException", "return a");
  check_refused("def f(x):\n    x.shape = [1]\n", "write and import", "SyntaxError", "x.shape");
  check_refused("@reg['a']\ndef f(x):\n    return x\n", "DecoratorTransformer", "AttributeError",
                "reg['a']");
}

TEST_CASE("a refusal keeps the stages before it") {
  const Conversion made = converted("def f(xs):\n    for a, b in xs:\n        break\n");
  CHECK(made.last().name == "TensorShapeTransformer");
}

TEST_CASE("every generated line leads to the construct that caused it") {
  const std::string source = "def f(x):\n    while x < 1:\n        x = x + 1\n    return x\n";
  const Conversion made = converted(source);
  const python_ast::Unparsed& code = made.last().code;
  std::size_t at = 0;
  for (const Origin origin : code.lines) {
    CHECK(origin.end <= source.size());
    CHECK(origin.end > origin.start);
    at = code.text.find('\n', at) + 1;
  }
  CHECK(at == 0);
}

TEST_CASE(
    "the source is what the original reads: without margin and lines of comment, also in strings") {
  const Conversion made = converted(
      "class A:\n"
      "    def f(self):\n"
      "        \"\"\"Doc.\n"
      "        # no comment\n"
      "          more\n"
      "        \"\"\"\n",
      "A.f");
  CHECK(made.stages.front().code.text == "def f(self):\n    \"\"\"Doc.\n\n      more\n    \"\"\"");
}

TEST_CASE("methods and inner functions are found by their path, the last definition wins") {
  const std::string source =
      "def f(): pass\nclass A:\n    def f(self):\n        def g(): pass\n@d\ndef f(x): pass\n";
  const auto tree = syntax::parse(syntax::Language::python, source);
  const auto text = [&](const std::string& name) {
    const syntax::Node node = find_function(tree->root(), source, name);
    return node ? std::string(node.in(source)) : std::string();
  };
  CHECK(text("f") == "@d\ndef f(x): pass");
  CHECK(text("A.f.g") == "def g(): pass");
  CHECK(text("A.g").empty());
}
