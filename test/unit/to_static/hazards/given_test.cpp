// The nature of parameters follows from `input_spec`, the calls of the file and the uses in the
// body. Each sample was run with Paddle 3.3.1.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "engine/to_static/convert_function.hpp"
#include "engine/to_static/find_function.hpp"
#include "engine/to_static/hazards/find_hazards.hpp"

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

// The numbers of the rules that find something, such as D43.
std::vector<std::string> rules_in(const std::string& code) {
  const std::string source =
      "import functools\nimport paddle\nfrom paddle.static import InputSpec\n" + code;
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  const auto program = read_program(*pieces, source);
  std::vector<std::string> rules;
  for (const Hazard& hazard : find_hazards(*pieces, *program, Reach::converted).hazards) {
    rules.emplace_back(hazard.rule->code.substr(7, 3));
  }
  return rules;
}

using Rules = std::vector<std::string>;

const std::string between =
    "def between(x):\n"
    "    if 0 < x < 1:\n"
    "        return x * 2\n"
    "    return x\n";
const std::string converted = "f = paddle.jit.to_static(between, full_graph=True)\n";

}  // namespace

TEST_CASE("the arguments of a function decide what its parameters are") {
  CHECK(rules_in(between + converted) == Rules{"D43"});
  CHECK(rules_in(between + converted + "between(paddle.to_tensor([0.5]))\n") == Rules{"D43"});
  CHECK(rules_in(between + converted + "f(paddle.rand([1]))\n") == Rules{"D43"});
  CHECK(rules_in(between + converted + "value = paddle.rand([1])\nf(value)\n") == Rules{"D43"});
  CHECK(rules_in(between + converted + "f(0.5)\n") == Rules{});
  CHECK(rules_in(between + "f = paddle.jit.to_static(between, input_spec=[InputSpec([1])], "
                           "full_graph=True)\n") == Rules{"D43"});
}

TEST_CASE("a required parameter of `forward` is a tensor, unless its use shows otherwise") {
  const auto layer = [](const std::string& body) {
    return "class Net(paddle.nn.Layer):\n    def forward(self, x, mode):\n" + body +
           "net = paddle.jit.to_static(Net(), full_graph=True)\n";
  };
  CHECK(rules_in(layer("        return max(x, x + 1)\n")) == Rules{"D43"});
  CHECK(
      rules_in(layer("        if mode == 'twice':\n            return x, x\n        return x\n")) ==
      Rules{});
}

TEST_CASE("a loop that Python counts is not left by a tensor") {
  const std::string loop =
      "@paddle.jit.to_static(full_graph=True)\n"
      "def f(x, n):\n"
      "    for i in range(n):\n"
      "        x = x / 2\n"
      "        if x.max() < 1:\n"
      "            break\n"
      "    return x\n";
  CHECK(rules_in(loop) == Rules{"D33"});
  CHECK(rules_in(loop + "f(paddle.rand([1]), paddle.to_tensor(3))\n") == Rules{});
}

TEST_CASE("decorators before one that hides its function are lost") {
  const std::string decorators =
      "def outer(f):\n    @functools.wraps(f)\n    def run(x):\n        return f(x) + 1\n"
      "    return run\n"
      "def inner(f):\n    def run(x):\n        return f(x)\n    return run\n"
      "def scaled(k, again=1):\n    def around(f):\n        @functools.wraps(f)\n        def "
      "run(x):\n"
      "            return f(x) * k\n        return run\n    return around\n";
  const std::string function =
      "def f(x):\n    return x\ng = paddle.jit.to_static(f, full_graph=True)\n";
  CHECK(rules_in(decorators + "@outer\n@inner\n" + function) == Rules{"D24"});
  CHECK(rules_in(decorators + "@inner\n" + function) == Rules{});
  CHECK(rules_in(decorators + "@scaled(2)\n" + function) == Rules{"D24"});
  CHECK(rules_in(decorators + "@scaled(2, 3)\n" + function) == Rules{});
}

TEST_CASE("a refusal is the same with and without the stages") {
  for (const std::string body :
       {"    return x\n", "    for a, b in x:\n        if a:\n            break\n    return x\n",
        "    global n\n    if x:\n        n = 1\n    return n\n",
        "    try:\n        return\n    except ValueError:\n        return\n",
        "    x.shape = 3\n    return x\n", "    for i in x:\n        return i\n",
        "    if x.sum() > 0 and (y := 3):\n        self.a, d['k'] = 1, y\n    return int(y)\n"}) {
    const std::string source = "def f(x):\n" + body;
    CAPTURE(source);
    const auto tree = syntax::parse(syntax::Language::python, source);
    const auto function = find_function(tree->root(), source, "f");
    const auto conversion = convert(function, source, {});
    REQUIRE(conversion);
    const auto alone = refusal_of(function, source);
    REQUIRE(alone.has_value() == conversion->refusal.has_value());
    if (!alone) continue;
    CHECK(alone->pass == conversion->refusal->pass);
    CHECK(alone->message == conversion->refusal->message);
    CHECK(alone->at.start == conversion->refusal->at.start);
  }
}

TEST_CASE(
    "the parameter that is called like a tensor is one where nothing else says what is given") {
  const std::string counts =
      "def counts(x):\n"
      "    return x * sum(1 for v in x if v > 0)\n";
  CHECK(rules_in(counts + "paddle.jit.to_static(counts, full_graph=True)\n") == Rules{"D43"});
  CHECK(rules_in("def named(n, x):\n"
                 "    if 0 < n < 4:\n"
                 "        return x\n"
                 "    return -x\n"
                 "paddle.jit.to_static(named, full_graph=True)\n") == Rules{});
  CHECK(rules_in("def counted(x):\n"
                 "    n = 10 // x\n"
                 "    return 1 if 0 < n < 4 else 2\n"
                 "paddle.jit.to_static(counted, full_graph=True)\n") == Rules{});
}

TEST_CASE("values chosen by a tensor test have equally many dimensions") {
  const auto chosen = [](const std::string& value) {
    return rules_in(
        "@paddle.jit.to_static(full_graph=True)\n"
        "def chosen(x, y):\n"
        "    return " +
        value + "\n");
  };
  CHECK(chosen("x if x.sum() > 0 else 0.5") == Rules{"D32"});
  CHECK(chosen("x.sum() if x.sum() > 0 else 0.5") == Rules{});
  CHECK(chosen("x * 2 if paddle.sum(x) > 0 else 0.0") == Rules{"D32"});
  CHECK(chosen("x.unsqueeze(0) if x.sum() > 0 else x") == Rules{"D32"});
  CHECK(chosen("paddle.zeros([2]) if x.sum() > 0 else paddle.zeros([2, 2])") == Rules{"D32"});
  CHECK(chosen("x.sum().item() if (x > y).all() else x") == Rules{"D32"});
  CHECK(chosen("(x, 'a') if x.sum() > 0 else (x, 'b')") == Rules{"D32"});
  CHECK(chosen("(x, 1) if x.sum() > 0 else (x, 2)") == Rules{});
  CHECK(chosen("y if x.sum() > 0 else None") == Rules{"D32"});
  CHECK(rules_in("@paddle.jit.to_static(full_graph=True)\n"
                 "def single(x):\n"
                 "    m = x.mean()\n"
                 "    return m.item() * 2 if m > 0 else m\n") == Rules{});
}

TEST_CASE("lists hold what is added to them, and containers are indexed by Python values") {
  const auto body = [](const std::string& text) {
    return rules_in(
        "SCALES = [1, 2]\n"
        "@paddle.jit.to_static(full_graph=True)\n"
        "def body(x, n):\n" +
        text);
  };
  CHECK(body("    tests = [v.sum() > 0 for v in x]\n"
             "    return x if any(tests) else -x\n") == Rules{"D43"});
  CHECK(body("    tests = []\n"
             "    for v in x:\n"
             "        tests.append(v.mean() > n)\n"
             "    return x if all(tests) else -x\n") == Rules{"D43"});
  CHECK(body("    return max([x], key=lambda v: v.norm())\n") == Rules{"D43"});
  CHECK(body("    return x * max([(1, 2)], key=lambda v: v[1])[0]\n") == Rules{});
  CHECK(body("    return x * SCALES[int(x.argmax())]\n") == Rules{"D43"});
  CHECK(body("    return x * SCALES[int(n)]\n") == Rules{});
  CHECK(body("    return {int(v): 1 for v in x}\n") == Rules{"D43"});
}

TEST_CASE("a wrapper that does not copy names is converted itself") {
  const std::string deco =
      "def plain(fn):\n"
      "    def run(x, k):\n"
      "        return fn(x, k=k)\n"
      "    return run\n";
  CHECK(rules_in(deco + "@plain\n"
                        "def keyword(x, *, k=1):\n"
                        "    return x * k\n"
                        "paddle.jit.to_static(keyword, full_graph=True)\n") == Rules{});
}
