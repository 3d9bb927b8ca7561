// Edits inside of an argument list: what stays keeps its layout, and what is new fits into it.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a generator without its own parentheses gets them where other arguments are added") {
  const RuleSet rules = rules_of(R"json({
    "torch.set": {"signature": "(values)", "callee": "paddle.f", "set": {"x": "{values}"}},
    "torch.both": {"signature": "(values)", "callee": "paddle.f", "set": {"x": "{values} + 1"},
                   "default": {"k": "1"}},
    "torch.key": {"signature": "(values)", "callee": "paddle.f", "order": ["y", "values"]},
    "torch.more": {"signature": "(values)", "callee": "paddle.f", "default": {"k": "1"}},
    "torch.list": {"signature": "(*values)", "callee": "paddle.f", "fold": {"values": "v"}},
    "torch.same": {"signature": "(values)", "callee": "paddle.f"}})json");
  const auto check_one = [&](const std::string& name, const std::string& after) {
    check_confirmed_rewrite("import torch\ny = torch." + name + "(i for i in z)\n",
                            "import paddle\ny = " + after + "\n", rules);
  };
  check_one("set", "paddle.f(x=(i for i in z))");
  check_one("both", "paddle.f(x=(i for i in z) + 1, k=1)");
  check_one("key", "paddle.f(values=(i for i in z))");
  check_one("more", "paddle.f((i for i in z), k=1)");
  check_one("list", "paddle.f(v=[(i for i in z)])");
  check_one("same", "paddle.f(i for i in z)");
}

TEST_CASE("an argument that is added where the last one is deleted fits every layout") {
  const RuleSet rules = rules_of(R"json({
    "torch.f": {"signature": "(a, b, last=1)", "callee": "paddle.f", "drop": ["last"],
                "default": {"k": "1"}}})json");
  const auto check_one = [&](const std::string& before, const std::string& after) {
    check_confirmed_rewrite("import torch\ny = torch.f(" + before + ")\n",
                            "import paddle\ny = paddle.f(" + after + ")\n", rules);
  };
  check_one("a, b, last=x", "a, b, k=1");
  check_one("\n    a, b, last=x\n", "\n    a, b, k=1\n");
  check_one("\n    a, b, last=x,\n", "\n    a, b,\n    k=1,\n");
  check_one("\n    a,\n    b,\n    last=x\n", "\n    a,\n    b, k=1\n");
  check_one("\n    a,\n    b\n", "\n    a,\n    b, k=1\n");
  check_one("\n    a,\n    b,\n", "\n    a,\n    b,\n    k=1,\n");
}
