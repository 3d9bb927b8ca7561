#include "engine/rewrite/plan/own_text.hpp"

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// `x` and `z` are known as tensors by their use, before and after, as the file keeps its torch.
constexpr std::string_view tensors =
    "import torch\ntorch.no_such()\nx.masked_fill_(x > 0, 1)\nz.masked_fill_(z > 0, 1)\n";

// `line`, after these lines, as it is converted.
std::string line_after(std::string_view line, const RuleSet& rules = RuleSet()) {
  const std::string all = converted(std::string(tensors) + std::string(line) + "\n",
                                    FixClass::needs_confirmation, rules);
  const std::string_view last_known = "z.masked_fill_(z > 0, 1)\n";
  const std::size_t at = all.find(last_known);
  return at == std::string::npos ? all : all.substr(at + last_known.size());
}

void check_once(std::string_view use, std::string_view after, std::string_view rule) {
  CAPTURE(use);
  const RuleSet rules = rules_of(rule);
  const std::string expected = std::string(after) + "\n";
  CHECK(line_after(use, rules) == expected);
  CHECK(line_after(after, rules) == expected);
}

}  // namespace

TEST_CASE("a rule that writes its own attribute again is applied once") {
  constexpr std::string_view once = "y = None if x.is_leaf else x.grad_fn";
  check_once("y = x.grad_fn", once, "{}");
  check_once("x.grad_fn", "None if x.is_leaf else x.grad_fn", "{}");
  check_once("y = g(x.grad_fn)", "y = g(None if x.is_leaf else x.grad_fn)", "{}");
  check_once("y = x.grad_fn.name", "y = (None if x.is_leaf else x.grad_fn).name", "{}");
}

TEST_CASE("so is a rule that goes on from a call of a builtin") {
  constexpr std::string_view known =
      "import torch\n\nkind = torch.uint16\n\n\ndef kind_of(m):\n    for t in m.buffers():\n"
      "        if t.is_floating_point():\n            return t.dtype\n\n\ndef name(m):\n"
      "    dtype = kind_of(m)\n    return ";
  const auto last_line = [&](std::string_view expression) {
    const std::string all = converted(std::string(known) + std::string(expression) + "\n",
                                      FixClass::needs_confirmation, RuleSet());
    return all.substr(all.rfind("return ") + 7);
  };
  for (const char* use : {"str(dtype)", "repr(dtype)"}) {
    const std::string once = last_line(use + std::string("[1:]"));
    CHECK(once == "str(dtype).replace('paddle.', 'torch.')[1:]\n");
    CHECK(last_line(once.substr(0, once.size() - 1)) == once);
  }
  CHECK(last_line("str(dtype).replace(\"paddle.\", \"torch.\")") ==
        "str(dtype).replace(\"paddle.\", \"torch.\")\n");
  CHECK(last_line("str(dtype).replace('x', 'y')") ==
        "str(dtype).replace('paddle.', 'torch.').replace('x', 'y')\n");
}

TEST_CASE("so is a rule that passes its method on or changes an argument of it") {
  constexpr std::string_view handed_on =
      R"json({"torch.Tensor.erfinv": {"signature": "(a)", "expression": "paddle.run({a}, {self}.erfinv)"}})json";
  check_once("y = x.erfinv(g)", "y = paddle.run(g, x.erfinv)", handed_on);
  constexpr std::string_view counted =
      R"json({"torch.Tensor.erfinv": {"signature": "(a)", "expression": "{self}.erfinv(a={a} + 1)"}})json";
  check_once("y = x.erfinv(n)", "y = x.erfinv(a=n + 1)", counted);
  check_once("y = x.erfinv(\n    a=n + 1)", "y = x.erfinv(\n    a=n + 1)", counted);
}

TEST_CASE("the same text for another object is rewritten") {
  CHECK(line_after("y = None if z.is_leaf else x.grad_fn") ==
        "y = None if z.is_leaf else None if x.is_leaf else x.grad_fn\n");
  CHECK(line_after("y = None if x.is_leaf else x.grad_fn.name") ==
        "y = None if x.is_leaf else (None if x.is_leaf else x.grad_fn).name\n");
}

TEST_CASE("a use whose arguments alone are what the rule writes is rewritten") {
  constexpr std::string_view listed =
      R"json({"torch.Tensor.erfinv": {"signature": "(a)", "alternatives": [
        {"when": ["kind(a) in [int]"], "expression": "{self}.erfinv([{a}])"},
        {"when": ["has(a)"], "expression": "{self}.erfinv({a})"}]}})json";
  check_once("y = x.erfinv(3)", "y = x.erfinv([3])", listed);
}
