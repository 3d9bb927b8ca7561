// The output looks as if a person wrote it: without tests that the call has decided.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

constexpr std::string_view folding_rules = R"json({
  "torch.chosen": {"signature": "(input, deep=False)", "callee": "paddle.chosen", "alternatives": [
    {"when": ["has(deep)"], "set": {"mode": "'deep' if {deep} else 'flat'"}}, {}]},
  "torch.both": {"signature": "(a, b)", "callee": "paddle.both", "set": {"flag": "{a} and {b}"}},
  "torch.either": {"signature": "(a, b)", "expression": "paddle.either({a} or {b})"},
  "torch.negated": {"signature": "(a)", "expression": "paddle.negated(not {a})"},
  "torch.rest": {"signature": "(a=0.1)", "expression": "paddle.rest(1 - {a})"},
  "torch.truth": {"signature": "(a)", "expression": "paddle.truth(bool({a}), list({a}), float({a}))"},
  "torch.picked": {"signature": "(x, a)", "expression": "(paddle.first if {a} else paddle.second)({x})"},
  "torch.passed": {"signature": "(x)", "expression": "{x}"},
  "torch.switched": {"signature": "(x, a)", "expression": "{x}.train() if {a} else {x}.eval()"},
  "torch.guarded": {"signature": "(x)", "expression": "paddle.ready() and paddle.set({x})"},
  "torch.spread": {"signature": "(*x)", "expression": "paddle.spread({x|list})"}
})json";

std::string converted_lines(std::string_view lines) {
  const std::string source = "import torch\n" + std::string(lines) + "\n";
  const std::string result =
      converted(source, FixClass::needs_confirmation, rules_of(folding_rules));
  const bool has_import = result.starts_with("import ");
  const std::size_t start = has_import ? result.find('\n') + 1 : 0;
  return result.substr(start, result.size() - start - 1);
}

}  // namespace

TEST_CASE("a condition that a literal decides is not written") {
  CHECK(converted_lines("torch.chosen(x, deep=True)") == "paddle.chosen(x, mode='deep')");
  CHECK(converted_lines("torch.chosen(x, deep=False)") == "paddle.chosen(x, mode='flat')");
  CHECK(converted_lines("torch.chosen(x, deep=d)") ==
        "paddle.chosen(x, mode='deep' if d else 'flat')");
  CHECK(converted_lines("y = torch.both(False, False)") == "y = paddle.both(flag=False)");
  CHECK(converted_lines("y = torch.both(True, c)") == "y = paddle.both(flag=c)");
  CHECK(converted_lines("y = torch.either(None, c)") == "y = paddle.either(c)");
  CHECK(converted_lines("y = torch.negated(False)") == "y = paddle.negated(True)");
  CHECK(converted_lines("y = torch.picked(z, True)") == "y = paddle.first(z)");
}

TEST_CASE("numbers are folded where the result is as short") {
  CHECK(converted_lines("y = torch.rest()") == "y = paddle.rest(0.9)");
  CHECK(converted_lines("y = torch.rest(0.99)") == "y = paddle.rest(1 - 0.99)");
  CHECK(converted_lines("y = torch.rest(2)") == "y = paddle.rest(-1)");
  CHECK(converted_lines("y = torch.rest(m)") == "y = paddle.rest(1 - m)");
}

TEST_CASE("a builtin that does not change its argument is left out") {
  CHECK(converted_lines("y = torch.truth(3)") == "y = paddle.truth(True, list(3), 3.0)");
  CHECK(converted_lines("y = torch.spread(*[a, b])") == "y = paddle.spread([a, b])");
  CHECK(converted_lines("y = torch.spread(a, b)") == "y = paddle.spread([a, b])");
}

TEST_CASE("a value that is unused, or assigned to itself, is deleted with its statement") {
  CHECK(converted_lines("model = torch.passed(model)\ny = 1") == "y = 1");
  CHECK(converted_lines("self.net = torch.passed(self.net)\ny = 1") == "y = 1");
  CHECK(converted_lines("torch.passed(model)\ny = 1") == "y = 1");
  CHECK(converted_lines("other = torch.passed(model)") == "other = model");
}

TEST_CASE("a conditional expression that is a statement becomes one") {
  CHECK(converted_lines("torch.switched(m, flag)") ==
        "if flag:\n    m.train()\nelse:\n    m.eval()");
  CHECK(converted_lines("if a:\n\ttorch.guarded(m)") ==
        "if a:\n\tif paddle.ready():\n\t\tpaddle.set(m)");
  CHECK(converted_lines("y = torch.switched(m, flag)") == "y = m.train() if flag else m.eval()");
  CHECK(converted_lines("torch.switched(m, True)") == "m.train()");
}
