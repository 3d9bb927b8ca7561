// `$all_rules`: the fields that the rules of a file share.
#include <string>

#include <doctest/doctest.h>

#include "engine/rewrite/language/rule_loader.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {
namespace {

// "action parameter" for each argument that an alternative of the only rule says something about.
std::string arguments_of(std::string_view json) {
  RuleTableBuilder builder;
  const auto errors = load_rules(json, "r.json", builder);
  REQUIRE_MESSAGE(errors.empty(), errors.front().message);
  const RuleTable table = builder.table();
  std::string result;
  for (const Alternative& alternative : table.rows(table.rules.front().alternatives)) {
    for (const ArgumentRule& row : table.rows(alternative.arguments)) {
      result += std::to_string(static_cast<int>(row.action));
      if (row.parameter != no_parameter) {
        const std::size_t at = table.rules.front().signature.first + row.parameter;
        result += " " + std::string(table.text(table.parameters[at].name));
      }
      result += ",";
    }
    result += ";";
  }
  return result;
}

std::string shared_with(std::string_view shared, std::string_view rule) {
  return arguments_of("{\"$all_rules\": " + std::string(shared) + ", " + std::string(rule) + "}");
}

std::string alone(std::string_view rule) {
  return arguments_of("{" + std::string(rule) + "}");
}

}  // namespace

TEST_CASE("an argument is treated as all rules say, unless the rule says something else") {
  const RuleSet rules = rules_of(R"json({
    "$all_rules": {"rename": {"input": "x"}, "drop": ["fast"], "refuse": {"out": "no out"}},
    "torch.f(input, fast=None, *, out=None)": {"callee": "paddle.f"},
    "torch.g(input, fast=None)": {"callee": "paddle.g", "rename": {"input": "y", "fast": "quick"}},
    "torch.h(input, *, out=None)": {"callee": "paddle.h", "rename": {"input": ""}}})json");
  check_rewrite(
      "import torch\na = torch.f(input=v, fast=True)\nb = torch.g(input=v, fast=True)\n"
      "c = torch.h(input=v)\n",
      "import paddle\na = paddle.f(x=v)\nb = paddle.g(y=v, quick=True)\nc = paddle.h(input=v)\n",
      rules);
  const std::string with_out = "import torch\na = torch.f(v, out=w)\n";
  check_rewrite(with_out, with_out, rules);
}

TEST_CASE("a field of a rule that has none is that of all rules") {
  RuleTableBuilder builder;
  REQUIRE(load_rules(R"json({
    "$all_rules": {"receiver": "module", "used_as": "attribute"},
    "torch.nn.Embedding.sparse": "{self}._sparse",
    "torch.nn.PReLU.reset()": {"used_as": "call", "expression": "restore({self})"}})json",
                     "r.json", builder)
              .empty());
  const RuleTable table = builder.table();
  CHECK(table.rules[0].receiver == Receiver::module);
  CHECK(table.rules[0].contexts == context_reference);
  CHECK(table.rules[1].receiver == Receiver::module);
  CHECK(table.rules[1].contexts == context_call);
}

TEST_CASE("a result is written into `out` as all rules say") {
  const RuleSet rules = rules_of(R"json({
    "$all_rules": {"out": "same"},
    "torch.f(a, *, out=None)": {"callee": "paddle.f"},
    "torch.g(a, *, out=None)": {"callee": "paddle.g", "out": ""}})json");
  check_rewrite("import torch\ntorch.f(v, out=w)\ntorch.g(v, out=w)\n",
                "import paddle\npaddle.assign(paddle.f(v), output=w)\npaddle.g(v, out=w)\n", rules);
}

TEST_CASE("shared fields about arguments mean the same as in the rule") {
  struct Row {
    std::string_view shared;
    std::string_view rule;
    std::string_view written_out;
  };
  const Row rows[] = {
      // Without the parameter.
      {R"j({"rename": {"b": "y"}})j", R"j("torch.f(a, bb=1)": {"callee": "paddle.f"})j",
       R"j("torch.f(a, bb=1)": {"callee": "paddle.f"})j"},
      // A parameter with stars.
      {R"j({"drop": ["b"]})j", R"j("torch.f(*a, **b)": {"callee": "paddle.f"})j",
       R"j("torch.f(*a, **b)": {"callee": "paddle.f", "drop": ["b"]})j"},
      // Each alternative separately.
      {R"j({"refuse": {"b": "no"}})j",
       R"j("torch.f(a, b=1)": {"alternatives": {"literal(b)==2": {"callee": "paddle.g", "drop": ["b"]},
                              "absent(b)": {"callee": "paddle.i"},
                              "can_hoist": {"manual": "no"}, "otherwise": {"callee": "paddle.h"}}})j",
       R"j("torch.f(a, b=1)": {"alternatives": {"literal(b)==2": {"callee": "paddle.g", "drop": ["b"]},
                              "absent(b)": {"callee": "paddle.i"}, "can_hoist": {"manual": "no"},
                              "otherwise": {"callee": "paddle.h", "refuse": {"b": "no"}}}})j"},
      // A template uses the argument.
      {R"j({"refuse": {"b": "no"}, "rename": {"a": "x"}})j",
       R"j("torch.f(a, b=1)": {"alternatives": {"has(b)": "paddle.f({a}{?b})",
                                               "otherwise": "paddle.f({a})"}})j",
       R"j("torch.f(a, b=1)": {"alternatives": {"has(b)": "paddle.f({a}{?b})",
                              "otherwise": {"expression": "paddle.f({a})", "refuse": {"b": "no"}}}})j"},
      // A keyword is made of the argument.
      {R"j({"rename": {"a": "x"}})j",
       R"j("torch.f(a)": {"callee": "paddle.f", "set": {"y": "-{a}"}})j",
       R"j("torch.f(a)": {"callee": "paddle.f", "set": {"y": "-{a}"}})j"},
      // A value has no arguments.
      {R"j({"drop": ["b"]})j",
       R"j("torch.f(a, b=1)": {"alternatives": {"used_as==value": "paddle.f",
                                               "otherwise": "paddle.f({a})"}})j",
       R"j("torch.f(a, b=1)": {"alternatives": {"used_as==value": "paddle.f",
                              "otherwise": {"expression": "paddle.f({a})", "drop": ["b"]}}})j"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.rule);
    CHECK(shared_with(row.shared, row.rule) == alone(row.written_out));
  }
}

}  // namespace paddle_ls::rewrite
