// Rules as text.
#include "engine/rewrite/rule_words/rule_words.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::rewrite;

namespace {

RuleSet rules_of(std::string_view json) {
  RuleSet rules;
  for (const auto& problem : rules.add_rules(json, "rules.json")) FAIL(problem.message);
  return rules;
}

std::vector<AlternativeWords> all_of(std::string_view rule) {
  const RuleSet rules = rules_of("{\"torch.f\": " + std::string(rule) + "}");
  return words_of(rules.find("torch.f", Profile::v3_3), Profile::v3_3).alternatives;
}

AlternativeWords first_of(std::string_view rule) {
  const std::vector<AlternativeWords> all = all_of(rule);
  REQUIRE_FALSE(all.empty());
  return all.front();
}

// The clause for a condition on the signature (a, *size, b=None).
std::string clause(std::string_view condition) {
  const AlternativeWords words =
      first_of(R"json({"signature": "(a, *size, b=None)", "alternatives": [{"when": [")json" +
               std::string(condition) + R"json("], "keep": true}]})json");
  REQUIRE(words.when.size() == 1);
  return words.when.front();
}

}  // namespace

TEST_CASE("each condition is a clause that needs no knowledge of the rule language") {
  const std::pair<std::string_view, std::string_view> rows[] = {
      {"has(b)", "`b` is given"},
      {"not has(b)", "`b` is not given"},
      {"absent(b)", "`b` is not given"},
      {"literal(b)=='x'", "`b` is `'x'`"},
      {"literal(b)!=0", "`b` is not `0`"},
      {"literal(b)==b", "`b` is a variable named `b`"},
      {"literal(b)==int", "`b` is `int`"},
      {"not passed(eps)", "`eps` is not passed in a call whose callee the project does not name"},
      {"passed(asked_for_tuple)", "the project tests whether something is a tuple"},
      {"number(b)<=0.5", "`b` is a number at most 0.5"},
      {"kind(b) in [int,list,none]", "`b` is an integer, None or a list"},
      {"plain(a)", "`a` is a name, a dotted name or a literal"},
      {"a is call pkg.Name", "`a` is a call of `pkg.Name`"},
      {"length(size)==2", "`size` has 2 elements"},
      {"kind(size[0]) in [tuple]", "`size[0]` is a tuple"},
      {"has(a.arg0)", "the first argument of the call in `a` is given"},
      {"positional_count>=2", "the call has at least 2 positional arguments"},
      {"argument_count==1", "the call has 1 argument"},
      {"no_keywords", "no argument is passed by keyword"},
      {"used_as==statement|decorator", "the use is a decorator or a separate statement"},
      {"can_hoist", "a statement can be inserted before the use"},
  };
  for (const auto& [condition, words] : rows) CHECK(clause(condition) == words);
}

TEST_CASE("a call shows Paddle's names, and how each argument is converted") {
  const AlternativeWords words = first_of(
      R"json({"signature": "(input, dim=None, *, out=None, layout=None)",
      "callee": "paddle.sum", "rename": {"input": "x", "dim": "axis"}, "drop": ["layout"],
      "refuse": {"out": "Paddle has no `out`"}, "default": {"keepdim": "True"}})json");
  CHECK(words.becomes == "paddle.sum(x, axis, keepdim)");
  CHECK(words.arguments == std::vector<std::string>{"`input` is called `x`",
                                                    "`dim` is called `axis`",
                                                    "manual if `out` is given: Paddle has no `out`",
                                                    "`keepdim` is `True`", "`layout` is left out"});
  CHECK(words.verdict == Verdict::safe);
}

TEST_CASE("an alternative lists no parameter that an earlier one has taken") {
  const auto words = all_of(R"json({"signature": "(a, b=None, dtype=None, out=None)",
    "callee": "paddle.f", "alternatives": [
      {"when": ["has(out)"], "manual": "no out"},
      {"when": ["has(dtype)", "has(b)"], "manual": "not both"},
      {"when": ["has(b)"], "rename": {"out": "y", "b": "c"}, "drop": ["dtype"]},
      {"when": ["kind(dtype) in [int]"], "expression": "paddle.g({a}{?b}{?dtype})"},
      {"refuse": {"out": "none"}}]})json");
  REQUIRE(words.size() == 5);
  CHECK(words[2].becomes == "paddle.f(a, c)");
  CHECK(words[2].arguments == std::vector<std::string>{"`b` is called `c`"});
  CHECK(words[3].becomes == "paddle.g(a[, dtype=dtype])");
  CHECK(words[4].becomes == "paddle.f(a, dtype)");
  CHECK(words[4].arguments.empty());
}

TEST_CASE("a parameter that an earlier alternative takes only sometimes is listed") {
  const auto words = all_of(R"json({"signature": "(a, b=None, c=None)",
    "callee": "paddle.f", "alternatives": [
      {"when": ["has(b)", "has(c)"], "manual": "both"}, {"when": ["kind(b) in [int]"], "keep": true},
      {"when": ["absent(c)"]}, {}]})json");
  CHECK(words[2].becomes == "paddle.f(a, b)");
  CHECK(words[3].becomes == "paddle.f(a, b, c)");
}

TEST_CASE("a template shows its arguments by name") {
  const AlternativeWords words = first_of(
      R"json({"signature": "(a, b=None)", "expression": "paddle.f({a}{?b:axis}).astype('bool')",
      "import": ["math"]})json");
  CHECK(words.becomes == "paddle.f(a[, axis=b]).astype('bool')");
  CHECK(words.modules == std::vector<std::string>{"math"});
}

TEST_CASE("the verdict is one of three words, with its reason") {
  CHECK(first_of(R"json({"manual": "Paddle lacks it"})json").verdict == Verdict::manual);
  const AlternativeWords review =
      first_of(R"json({"callee": "paddle.f", "needs_review": "ties are broken otherwise"})json");
  CHECK(review.verdict == Verdict::needs_review);
  CHECK(review.reason == "ties are broken otherwise");
  CHECK(first_of(R"json({"keep": true})json").verdict == Verdict::safe);
  CHECK(first_of(R"json({"skip": true})json").verdict == Verdict::not_reported);
  CHECK(name(Verdict::needs_review) == "needs review");
}

TEST_CASE("a built-in rule without proof for the release needs review") {
  const RuleSet rules;
  const auto verdict_of = [&](Profile profile) {
    return words_of(rules.find("torch.abs", profile), profile).alternatives.back().verdict;
  };
  CHECK(verdict_of(Profile::v3_3) == Verdict::safe);
  CHECK(verdict_of(Profile::nightly) == Verdict::needs_review);
}

TEST_CASE("every built-in rule has a text: clauses, a verdict, and a result") {
  const RuleSet rules;
  for (const std::string_view api : rules.names(Profile::v3_3)) {
    const RuleWords words = words_of(rules.find(api, Profile::v3_3), Profile::v3_3);
    INFO(api);
    CHECK_FALSE(words.used_as.empty());
    for (const AlternativeWords& alternative : words.alternatives) {
      for (const std::string& condition : alternative.when) CHECK(condition.size() > 5);
      const bool writes =
          alternative.verdict == Verdict::safe || alternative.verdict == Verdict::needs_review;
      CHECK((!writes || !alternative.becomes.empty()));
      CHECK((alternative.verdict != Verdict::manual || !alternative.reason.empty()));
    }
  }
}

TEST_CASE("the most similar names are proposed for a name without a rule") {
  const RuleSet rules;
  const auto likest = [&](std::string_view api) {
    const auto names = names_like(api, rules, Profile::v3_3, 3);
    return names.empty() ? std::string() : names.front();
  };
  CHECK(likest("torch.relux") == "torch.relu");
  CHECK(likest("nn.Linear") == "torch.nn.Linear");
  CHECK(likest("F.relu") == "torch.nn.functional.relu");
  CHECK(likest("torch.nn.functional.interpolat") == "torch.nn.functional.interpolate");
  CHECK(names_like("torch.qqqqqqqqqqqqqqqqqqqqqqq", rules, Profile::v3_3, 3).empty());
}
