// What parameters are is told by `input_spec`, by the calls of the file and by what the body asks
// of them. Each sample was run with Paddle 3.3.1.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "engine/to_static/convert.hpp"
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

TEST_CASE("what a function is given decides what its parameters are") {
  CHECK(rules_in(between + converted) == Rules{});
  CHECK(rules_in(between + converted + "between(paddle.to_tensor([0.5]))\n") == Rules{"D43"});
  CHECK(rules_in(between + converted + "f(paddle.rand([1]))\n") == Rules{"D43"});
  CHECK(rules_in(between + converted + "value = paddle.rand([1])\nf(value)\n") == Rules{"D43"});
  CHECK(rules_in(between + converted + "f(0.5)\n") == Rules{});
  CHECK(rules_in(between + "f = paddle.jit.to_static(between, input_spec=[InputSpec([1])], "
                           "full_graph=True)\n") == Rules{"D43"});
}

TEST_CASE("what `forward` has to be given is a tensor, unless its use says otherwise") {
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

TEST_CASE("decorators in front of one that hides its function are lost") {
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
