// Problems of a rule file, found without converting a program.
#include "engine/rewrite/rule_check/check_rules.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/text/byte_range.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// "code text-under-the-mark" for each problem, in the order of the file.
std::string marks(std::string_view json) {
  std::string result;
  for (const RuleProblem& problem : check_rules(json, "rules.json")) {
    if (!result.empty()) result += '\n';
    result += std::string(problem.code->code) + " " + std::string(text::slice(json, problem.range));
  }
  return result;
}

std::string only_message(std::string_view json) {
  const RuleProblems problems = check_rules(json, "rules.json");
  REQUIRE_MESSAGE(problems.size() == 1, marks(json));
  return problems.front().message;
}

constexpr std::string_view always = R"json({"expression": "paddle.abs({a})"})json";

// A rule with the signature (a, b=None, *, c=0), these alternatives, and one for every other use.
std::string rule_with(std::string_view alternatives) {
  return R"json({"torch.f": {"signature": "(a, b=None, *, c=0)", )json"
         R"json("sample": {"torch.f(x)": "paddle.abs(x)"}, "alternatives": [)json" +
         std::string(alternatives) + "," + std::string(always) + "]}}";
}

using Conditions = std::vector<std::string_view>;

std::string rule_when(const Conditions& conditions) {
  std::string list;
  for (const std::string_view condition : conditions) {
    list += (list.empty() ? "\"" : ", \"") + std::string(condition) + "\"";
  }
  return rule_with(R"json({"when": [)json" + list +
                   R"json(], "expression": "paddle.abs({a})"})json");
}

}  // namespace

TEST_CASE("a sound rule file has no findings") {
  CHECK(marks(rule_when({"has(b)", "literal(c)==1"})).empty());
}

TEST_CASE("errors of the loader are marked at their place") {
  CHECK(marks(R"json({"torch.f": {"calee": "paddle.abs"}})json") == "rule-unreadable \"calee\"");
  CHECK(marks("{") == "rule-unreadable ");
  CHECK(marks(R"json({"torch.f": {"callee": "paddle.abs", "helper": "mine"}})json") ==
        "rule-unreadable \"mine\"");
}

TEST_CASE("an unknown id of a difference is marked, and a sentence in the file is not") {
  const auto review = [](std::string_view value) {
    return marks(
        R"json({"torch.f": {"signature": "(a)", "callee": "paddle.abs", "rename": {"a": "x"},
                         "needs_review": )json" +
        std::string(value) + "}}");
  };
  CHECK(review(R"json("plain-tuples")json") == "rule-unreadable \"plain-tuples\"");
  CHECK(review(R"json({"plain-tuples": {}})json") == "rule-unreadable {");
  CHECK(review(R"json("plain-tuple")json").empty());
  CHECK(review(R"json("it is slow")json").empty());
}

TEST_CASE("two conditions that exclude each other are found, whichever way they are written") {
  const std::vector<Conditions> rows = {
      {"has(b)", "absent(b)"},
      {"not has(b)", "literal(b)==1"},
      {"kind(b) in [int]", "kind(b) in [list,tuple]"},
      {"literal(b)=='x'", "literal(b)=='y'"},
      {"literal(b)==True", "kind(b) in [int]"},
      {"literal(b)==[]", "kind(b) in [tuple]"},
      {"number(c)<1", "number(c)>=2"},
      {"positional_count==1", "positional_count>=2"},
      {"argument_count==0", "has(a)"},
      {"length(b)==2", "length(b)==3"},
      {"kind(c) in [none]", "absent(c)"},
  };
  for (const Conditions& row : rows) {
    INFO(row[0], " and ", row[1]);
    const std::string found = marks(rule_when(row));
    CHECK(found == "rule-never-holds \"" + std::string(row[1]) + "\"");
  }
}

TEST_CASE("conditions that a use can fulfil together are left alone") {
  const std::vector<Conditions> rows = {
      {"absent(b)", "kind(b) in [none]"},  // an explicit None counts as absent
      {"has(b)", "kind(b) not in [list]"},
      {"literal(c)==1", "number(c)<=1"},
      {"literal(c)==1", "not literal(c)==1.5"},
      {"positional_count>=1", "positional_count<=2"},
      {"argument_count>=1", "has(a)"},
      {"literal(b)=='x'", "kind(b) in [str]"},
      {"kind(b) in [int,float]", "kind(b) in [int]"},
      {"used_as==statement", "used_as==call"},
  };
  for (const Conditions& row : rows) {
    INFO(row[0], " and ", row[1]);
    CHECK(marks(rule_when(row)).empty());
  }
}

TEST_CASE("a condition that cannot hold for the signature or the uses of the rule is found") {
  CHECK(only_message(rule_when({"positional_count>=3"})) ==
        "this condition never holds: the signature takes at most 2 positional arguments");
  CHECK(only_message(rule_when({"argument_count==4"})) ==
        "this condition never holds: the signature takes at most 3 arguments");
  CHECK(
      only_message(R"json({"torch.f": {"signature": "(input)", "used_as": "call", "alternatives": [
            {"when": ["used_as==decorator"], "remove": true}, {"callee": "paddle.abs"}]}})json") ==
      "this condition never holds: the rule is not for such uses: see its field `on`");
}

TEST_CASE("an alternative after one that takes all its uses is unreachable") {
  const std::string json = rule_with(
      R"json({"when": ["has(b)"], "manual": "no b"},
             {"when": ["literal(b)==1"], "keep": true})json");
  CHECK(marks(json) == "rule-unreachable {");
  CHECK(only_message(json).find("the one in line 1 comes first") != std::string::npos);
  CHECK(marks(R"json({"torch.f": {"signature": "(input)", "alternatives": [
            {"callee": "paddle.abs"}, {"keep": true}]}})json") == "rule-unreachable {");
}

TEST_CASE("an alternative whose edits may not be possible leaves its uses to the next one") {
  CHECK(marks(rule_with(R"json({"when": ["has(b)"], "expression": "paddle.add({b}, {a})"},
                               {"when": ["has(b)"], "manual": "b is needed twice"})json"))
            .empty());
}

TEST_CASE("the later of two rules for one API and release is unreachable") {
  CHECK(only_message(R"json({"torch.f": [{"callee": "paddle.abs", "since": "2.6"},
                                         {"callee": "paddle.exp"}]})json") ==
        "the rule for `torch.f` in line 1 already holds for all these Paddle releases");
  CHECK(marks(R"json({"torch.f": [{"callee": "paddle.abs", "since": "2.6", "until": "3.2"},
                                  {"callee": "paddle.exp"}]})json")
            .empty());
}

TEST_CASE("a name that the release of the rule lacks is marked, and a similar one proposed") {
  const std::string_view misspelled =
      R"json({"torch.f": {"callee": "paddle.nn.functional.rellu"}})json";
  CHECK(marks(misspelled) == "rule-name-unknown paddle.nn.functional.rellu");
  CHECK(only_message(misspelled) ==
        "Paddle 3.3 has no `paddle.nn.functional.rellu`; did you mean "
        "`paddle.nn.functional.relu`?");
  CHECK(only_message(R"json({"torch.f": {"callee": "paddle.BoolTensor",
                                         "since": "3.0", "until": "3.1"}})json") ==
        "Paddle 3.0 has no `paddle.BoolTensor`, which came with Paddle 3.2");
  CHECK(
      marks(
          R"json({"torch.Tensor.f": {"signature": "()", "receiver": "tensor", "callee": "abss"}})json") ==
      "rule-name-unknown abss");
}

TEST_CASE("names in templates and in helpers are looked up too, private ones and members are not") {
  CHECK(
      marks(
          R"json({"torch.f": {"signature": "(a)", "expression": "paddle.abs(paddle.sqr({a}))"}})json") ==
      "rule-name-unknown paddle.sqr");
  CHECK(marks(R"json({"$helpers": {"mine":
            "def mine(a):\n    # it's paddle.nothing\n    return paddle.sqr(a)"},
            "torch.f": {"signature": "(a)", "expression": "mine({a})", "helper": "mine"}})json") ==
        "rule-name-unknown paddle.sqr");
  CHECK(marks(R"json({"torch.f": {"signature": "(a)",
            "expression": "paddle._C_ops.abs(paddle.nn.Layer.anything({a}).whatever)"}})json")
            .empty());
}

TEST_CASE("an argument that Paddle does not accept is found if the rule passes it on") {
  CHECK(
      only_message(
          R"json({"torch.f": {"signature": "(input, nonsense=None)", "callee": "paddle.matmul"}})json")
          .ends_with("does not take the argument `nonsense`"));
}

TEST_CASE("a name that neither a helper nor an import defines is marked") {
  CHECK(marks(R"json({"torch.f": {"signature": "(a)", "expression": "mine({a})"}})json") ==
        "rule-name-undefined mine");
  CHECK(marks(R"json({"torch.f": {"signature": "(a)", "expression": "math.sqrt({a})"}})json") ==
        "rule-name-undefined math");
  CHECK(marks(R"json({"torch.f": {"signature": "(a)", "import": ["math"], "expression":
            "[math.sqrt(x) for x in map(lambda y, z=1: y + z, {a}) if isinstance(x, float)]"}})json")
            .empty());
}

TEST_CASE("a helper that no rule names is reported as unused") {
  CHECK(marks(R"json({"$helpers": {"mine": "def mine(): pass"},
                      "torch.f": {"callee": "paddle.abs"}})json") == "rule-helper-unused \"mine\"");
}

TEST_CASE("a rule whose rewrite depends on arguments needs a sample") {
  const auto rule = [](std::string_view fields) {
    return R"json({"torch.f(a, b=None)": {)json" + std::string(fields) +
           R"json("alternatives": {"has(b)": "paddle.add({a}, {b})", "otherwise": "paddle.abs({a})"}}})json";
  };
  CHECK(only_message(rule("")) ==
        "arguments decide how `torch.f` is converted: show a typical call and its rewrite in "
        "`sample`");
  CHECK(marks(rule(R"json("also": ["torch.g"], )json")) == "rule-sample-missing {");
  CHECK(marks(rule(R"json("sample": {"torch.f(x)": "paddle.abs(x)"}, )json")).empty());
}

TEST_CASE("no sample is asked for where a sample would show nothing, or cannot be converted") {
  const std::string_view alternatives =
      R"json("alternatives": {"has(b)": "paddle.add({a}, {b})", "otherwise": "paddle.abs({a})"}})json";
  const auto named = [&](std::string_view key, std::string_view fields) {
    return "{\"" + std::string(key) + "\": {" + std::string(fields) + std::string(alternatives) +
           "}";
  };
  CHECK(marks(named("torch.f(a, b=None)", R"json("since": "3.0", "until": "3.1", )json")).empty());
  CHECK(marks(named("torch.f(a, b=None)", R"json("used_as": "decorator", )json")).empty());
  CHECK(marks(named("torch.f.__init__(a, b=None)", "")).empty());
  CHECK(marks(R"json({"torch.f(a, b=None)": {"alternatives": {
            "has(b)": {"manual": "no b"}, "otherwise": "paddle.abs({a})"}}})json")
            .empty());
  CHECK(marks(R"json({"torch.f(a)": {"alternatives": {
            "used_as==value": "paddle.abs", "otherwise": "paddle.abs({a}) + 0"}}})json")
            .empty());
}

TEST_CASE("a field that repeats what all rules share is reported") {
  const auto with = [](std::string_view fields) {
    return R"json({"$all_rules": {"rename": {"a": "x"}, "drop": ["c"], "used_as": "call"},
                   "torch.f(a, b=1, c=2)": {"callee": "paddle.abs")json" +
           std::string(fields) + "}}";
  };
  CHECK(marks(with(R"json(, "drop": ["b"])json")).empty());
  CHECK(only_message(with(R"json(, "drop": ["b"], "rename": {"a": "x"})json")) ==
        "this `rename` is in `$all_rules` already: leave it out here");
  CHECK(only_message(with(R"json(, "drop": ["b"], "rename": {"c": "name", "a": "x"})json")) ==
        "this `rename` of `a` is in `$all_rules` already: leave it out here");
  CHECK(marks(with(R"json(, "drop": ["b", "c"])json")) == "rule-field-repeated \"c\"");
  CHECK(marks(with(R"json(, "drop": ["b"], "used_as": "call")json")) ==
        "rule-field-repeated \"call\"");
  CHECK(marks(with(R"json(, "drop": ["b"], "used_as": "value")json")).empty());
}

TEST_CASE("a field does not repeat if the rule would do without what all rules share") {
  CHECK(marks(R"json({"$all_rules": {"rename": {"a": "x"}, "refuse": {"b": "no b"}},
                      "torch.f(a)": {"callee": "paddle.add", "set": {"y": "{a}"}, "rename": {"a": "x"}},
                      "torch.g(a, b=1)": {"expression": "paddle.add({a}, {b})", "refuse": {"b": "no b"}}})json")
            .empty());
}
