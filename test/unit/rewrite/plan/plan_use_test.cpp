// A failed alternative leaves no trace, and comments and strings do not change a plan.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("parentheses of an alternative that failed do not come back in the next one") {
  const RuleSet rules = rules_of(R"json({
    "torch.outer": {"signature": "(a, b)", "alternatives": [
      {"expression": "paddle.f({a} * 2, {b}, {b})"},
      {"callee": "paddle.g"}]},
    "torch.inner": {"signature": "(t)", "expression": "{t} + 1"}
  })json");
  check_rewrite(R"(
      import torch

      def f(*x):
          return [torch.outer(torch.inner(t), k()) for t in x]
  )",
                R"(
      import paddle

      def f(*x):
          return [paddle.g(t + 1, k()) for t in x]
  )",
                rules);
}

TEST_CASE("comments and strings of a file change no rewrite") {
  const RuleSet rules = rules_of(R"json({
    "torch.told": {"signature": "(x)", "alternatives": [
      {"when": ["file has Conv1d"], "callee": "paddle.wide"},
      {"when": ["file has 'NCL'"], "callee": "paddle.spelled"},
      {"callee": "paddle.plain"}]}
  })json");
  const auto line = [&](std::string_view more) {
    const std::string text =
        converted("import torch\n" + std::string(more) + "torch.told(1)\n", FixClass::safe, rules);
    return text.substr(text.rfind("paddle."));
  };
  CHECK(line("") == "paddle.plain(1)\n");
  CHECK(line("# Conv1d\n") == "paddle.plain(1)\n");
  CHECK(line("y = 'Conv1d'\n") == "paddle.plain(1)\n");
  CHECK(line("'''Conv1d 'NCL' '''\n") == "paddle.plain(1)\n");
  CHECK(line("y = f'Conv1d {Conv1d}'\n") == "paddle.wide(1)\n");
  CHECK(line("y = Conv1d\n") == "paddle.wide(1)\n");
  CHECK(line("y = \"NCL\"\n") == "paddle.spelled(1)\n");
  CHECK(line("# 'NCL'\n") == "paddle.plain(1)\n");
}

TEST_CASE("a comment does not decide how a class is imported") {
  check_rewrite(R"(
      from torch.nn import Module  # a Layer, so to say

      class Net(Module):
          pass
  )",
                R"(
      from paddle.nn import Layer  # a Layer, so to say

      class Net(Layer):
          pass
  )");
}

TEST_CASE("a stub gets the plain Paddle form, or none: it has no place for a helper") {
  const RuleSet rules = rules_of(R"json({
      "$helpers": {"Pool": "class Pool:\n    pass"},
      "torch.nn.Pool": {"callee": "Pool", "helper": "Pool"},
      "torch.nn.Row": {"alternatives": [{"callee": "Pool", "helper": "Pool"},
                                        {"callee": "paddle.nn.LayerList"}]}})json");
  const std::string source = "import torch\n\n\ndef f(a: torch.nn.Pool) -> torch.nn.Row: ...\n";
  Options options;
  options.is_stub = true;
  const FileFindings file = analyzed(source, rules, options);
  REQUIRE(file.findings.size() == 2);
  CHECK(file.findings[0].reason == "a stub has no place for a helper");
  CHECK(file.findings[1].target == "paddle.nn.LayerList");
}
