// Shorthands in rule files: families, words, nested alternatives, named conditions.
#include <doctest/doctest.h>

#include "engine/rewrite/language/rule_loader.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {
namespace {

struct ConstructRow {
  std::string_view json;
  std::string_view part_of_message;
};

TEST_CASE(
    "one rule is for several APIs, with the last component of each name and words that "
    "differ") {
  const RuleSet rules = rules_of(R"json({
    "torch.nn.Pool1d": {
      "also": ["torch.nn.Pool2d"],
      "words": {"n": ["1", "2"], "word": ["line", "plane"]},
      "signature": "(size)", "callee": "paddle.nn.Pool${n}D", "rename": {"size": "${word}_size"},
      "aliases": ["torch.pool.${name}"]
    }})json");
  check_rewrite(
      "import torch\na = torch.nn.Pool1d(size=1)\nb = torch.nn.Pool2d(size=2)\n",
      "import paddle\na = paddle.nn.Pool1D(line_size=1)\nb = paddle.nn.Pool2D(plane_size=2)\n",
      rules);
  CHECK(rules.find("torch.pool.Pool2d", Profile::v3_3));
}

TEST_CASE("an alternative with words becomes one alternative for each of them") {
  const RuleSet rules = rules_of(R"json({
    "torch.divide": {"signature": "(a, b, mode=None)", "alternatives": [
      {"words": {"mode": ["floor", "trunc"], "call": ["floor_divide", "truncated"]},
       "when": ["literal(mode)=='${mode}'"], "expression": "paddle.${call}({a}, {b})"},
      {"expression": "{a} / {b}"}]}})json");
  check_rewrite("import torch\nx = torch.divide(a, b, mode='trunc')\ny = torch.divide(a, b)\n",
                "import paddle\nx = paddle.truncated(a, b)\ny = a / b\n", rules);
}

TEST_CASE("alternatives of an alternative share its conditions and its fields") {
  const RuleSet rules = rules_of(R"json({
    "torch.f": {"signature": "(a, b=None, c=None)", "callee": "paddle.f", "alternatives": [
      {"when": ["has(b)"], "drop": ["b"], "default": {"kind": "'b'"}, "alternatives": [
        {"when": ["has(c)"], "drop": ["c"], "default": {"deep": "True"}},
        {"expression": "paddle.b({a}, {b})"}]},
      {"when": ["has(c)"], "manual": "c alone"},
      {}]}})json");
  check_rewrite(
      "import torch\nx = torch.f(a, b=1, c=2)\ny = torch.f(a, b=1)\nz = torch.f(a)\n",
      "import paddle\nx = paddle.f(a, kind='b', deep=True)\ny = paddle.b(a, 1)\nz = paddle.f(a)\n",
      rules);
}

TEST_CASE("a string of `when` has several conditions, and names of conditions") {
  const RuleSet rules = rules_of(R"json({
    "$conditions": {
      "unset(argument)": ["absent(${argument})", "kind(${argument}) in [none]"],
      "bare": "unset(b) and unset(c)"
    },
    "torch.f": {"signature": "(a, b=None, c=None, d=0)", "alternatives": [
      {"when": ["bare", "literal(d)==1 or literal(d)==2"], "expression": "paddle.small({a})"},
      {"when": ["bare and absent(d)"], "expression": "paddle.bare({a})"},
      {"callee": "paddle.f"}]}})json");
  check_rewrite(
      "import torch\nv = torch.f(a, None, d=2)\nw = torch.f(a, c=None)\nx = torch.f(a, d=3)\n",
      "import paddle\nv = paddle.small(a)\nw = paddle.bare(a)\nx = paddle.f(a, d=3)\n", rules);
}

TEST_CASE("rules of a file share the alternatives that it gives a name") {
  const RuleSet rules = rules_of(R"json({
    "$alternatives": {
      "by_mode": {"literal(mode)=='up'": {"set": {"direction": "1"}, "drop": ["mode"]},
                  "otherwise": {"drop": ["mode"]}},
      "bare": [{"when": ["absent(mode)"], "expression": "paddle.${name}0({a})"}, {"keep": true}]
    },
    "torch.f(a, mode=None)": {"callee": "paddle.f", "alternatives": "by_mode"},
    "torch.g(a, mode=None)": {"alternatives": {
      "has(a)": {"callee": "paddle.g", "alternatives": "by_mode"}, "otherwise": {"skip": true}}},
    "torch.h(a, mode=None)": {"alternatives": "bare"}})json");
  check_rewrite(
      "import torch\nx = torch.f(a, mode='up')\ny = torch.g(a, mode='up')\nz = torch.h(a)\n",
      "import paddle\nx = paddle.f(a, direction=1)\ny = paddle.g(a, direction=1)\nz = "
      "paddle.h0(a)\n",
      rules);
}

TEST_CASE("a text in the place of a rule is its expression") {
  const RuleSet rules =
      rules_of(R"json({"torch.f(a)": "paddle.abs({a})", "torch.g": "paddle.g"})json");
  check_rewrite("import torch\nx = torch.f(b), torch.g\n",
                "import paddle\nx = paddle.abs(b), paddle.g\n", rules);
}

TEST_CASE("rules of a workspace may name conditions and helpers that come with the program") {
  const RuleSet rules = rules_of(R"json({
    "torch.f": {"signature": "(a, b=None)", "alternatives": [
      {"when": ["given(b)"], "expression": "swap_axes({a}, {b}, 0)", "helper": "swap_axes"},
      {"expression": "paddle.f({a})"}]}})json");
  check_rewrite("import torch\nx = torch.f(a, b=None)\n", "import paddle\nx = paddle.f(a)\n",
                rules);
  const std::string with_helper =
      converted("import torch\nx = torch.f(a, 1)\n", FixClass::safe, rules);
  CHECK(with_helper.find("def swap_axes(") != std::string::npos);
}

TEST_CASE("a family of rules equals its expansion") {
  const auto rows_of = [](std::string_view json) {
    RuleTableBuilder builder;
    CHECK(load_rules(json, "r.json", builder).empty());
    const RuleTable table = builder.table();
    return std::pair{table.rules.size(), table.alternatives.size()};
  };
  const auto written_out = rows_of(R"json({
    "torch.a": {"signature": "(x)", "alternatives": [
      {"when": ["absent(x)"], "keep": true}, {"when": ["kind(x) in [none]"], "keep": true}]},
    "torch.b": {"signature": "(x)", "alternatives": [
      {"when": ["absent(x)"], "keep": true}, {"when": ["kind(x) in [none]"], "keep": true}]}})json");
  CHECK(rows_of(R"json({
    "torch.a": {"also": ["torch.b"], "signature": "(x)", "alternatives": [
      {"when": ["absent(x) or kind(x) in [none]"], "keep": true}]}})json") == written_out);
}

TEST_CASE("mistakes in shorthands are reported") {
  const ConstructRow rows[] = {
      {R"json({"torch.a": {"also": ["b"], "keep": true}})json", "`b` is not a dotted API name"},
      {R"json({"torch.a": {"callee": "paddle.${word}"}})json", "there is no value for `${word}`"},
      {R"json({"torch.a": {"also": ["torch.b"], "words": {"n": ["1"]}, "keep": true}})json",
       "`n` has 1 words, but 2 are needed"},
      {R"json({"torch.a": {"alternatives": [{"words": {"n": ["1", "2"], "m": ["1"]}, "keep": true}]}})json",
       "`m` has 1 words, but 2 are needed"},
      {R"json({"$conditions": {"c(a)": "has(${a})"},
               "torch.a": {"alternatives": [{"when": ["c"], "keep": true}]}})json",
       "`c` needs an argument"},
      {R"json({"$conditions": {"c": "can_hoist"},
               "torch.a": {"alternatives": [{"when": ["c(x)"], "keep": true}]}})json",
       "`c` does not take an argument"},
      {R"json({"$conditions": {"c": "can_hoist"},
               "torch.a": {"alternatives": [{"when": ["not c"], "keep": true}]}})json",
       "`not` cannot be used with a named condition"},
      {R"json({"$conditions": {"c": "c"},
               "torch.a": {"alternatives": [{"when": ["c"], "keep": true}]}})json",
       "a condition names itself: `c` names `c`"},
      {R"json({"$conditions": {"c(a)": "d(${a})", "d(a)": "can_hoist and c(${a})"},
               "torch.a": {"signature": "(x)", "alternatives": [{"when": ["d(x)"], "keep": true}]}})json",
       "a condition names itself: `d` names `c` names `d`"},
      {R"json({"$conditions": {"c1": "c2", "c2": "c3", "c3": "c4", "c4": "c5", "c5": "c6",
                               "c6": "c7", "c7": "c8", "c8": "c9", "c9": "can_hoist"},
               "torch.a": {"alternatives": [{"when": ["c1"], "keep": true}]}})json",
       "more than 8 deep: `c1` names `c2`"},
      {R"json({"torch.a": {"alternatives": "c"}})json", "no alternatives are called `c`"},
      {R"json({"$alternatives": {"c": {"no_keywords": {"alternatives": "d"}}, "d": {}},
               "torch.a": {"alternatives": "c"}})json",
       "`alternatives` has to be a list of objects"},
      {R"json({"$alternatives": []})json", "`$alternatives` has to be an object"},
      {R"json({"$all_rules": {"callee": "paddle.f"}})json",
       "`$all_rules`: no field of all rules is called `callee`"},
      {R"json({"$all_rules": {"drop": "a"}})json", "`drop` has to be a list of strings"},
      {R"json({"$all_rules": {"rename": {"a": "b"}},
               "torch.a(a, c)": {"callee": "paddle.a", "rename": {"c": "b"}}})json",
       "two parameters are renamed to `b`"},
      {R"json({"$conditions": {"c": 1}})json", "`c` has to be a string or a list of strings"},
  };
  for (const ConstructRow& row : rows) {
    CAPTURE(row.json);
    RuleTableBuilder builder;
    const auto errors = load_rules(row.json, "r.json", builder);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].message.find(row.part_of_message) != std::string::npos);
  }
}

TEST_CASE("a condition may be named twice, and through eight others") {
  const RuleSet rules = rules_of(R"json({
    "$conditions": {"c2": "c3 and c9", "c3": "c4", "c4": "c5", "c5": "c6", "c6": "c7", "c7": "c8",
                    "c8": "c9", "c9": "no_keywords"},
    "torch.f": {"signature": "(a)", "alternatives": [
      {"when": ["c2 and c9"], "callee": "paddle.bare"}, {"callee": "paddle.f"}]}})json");
  check_rewrite("import torch\nx = torch.f(1), torch.f(a=1)\n",
                "import paddle\nx = paddle.bare(1), paddle.f(a=1)\n", rules);
}

TEST_CASE("an unbounded product of conditions is an error, not unbounded work") {
  const std::string text = R"json("absent(x) or has(x) or can_hoist or no_keywords")json";
  std::string when = text;
  for (int i = 0; i < 10; ++i) when += ", " + text;
  const std::string front =
      R"json({"torch.a": {"signature": "(x)", "alternatives": [{"when": [)json";
  RuleTableBuilder builder;
  const auto errors =
      load_rules(front + when + R"json(], "keep": true}]}})json", "r.json", builder);
  REQUIRE(errors.size() == 1);
  CHECK(errors[0].message.find("too many conditions") != std::string::npos);
}

TEST_CASE("a family of many names and alternatives is an error, not unbounded work") {
  std::string names = "\"torch.b\"";
  std::string alternatives = "{}";
  for (int i = 0; i < 99; ++i) {
    names += ", \"torch.b" + std::to_string(i) + "\"";
    alternatives += ", {}";
  }
  const std::string text =
      "{\"torch.a\": {\"also\": [" + names +
      "], \"signature\": \"(x)\", \"callee\": \"paddle.a\", \"alternatives\": [" + alternatives +
      "]}}";
  RuleTableBuilder builder;
  const auto errors = load_rules(text, "r.json", builder);
  REQUIRE(errors.size() == 1);
  CHECK(errors[0].message.find("more than 2048 alternatives") != std::string::npos);
}

}  // namespace
}  // namespace paddle_ls::rewrite
