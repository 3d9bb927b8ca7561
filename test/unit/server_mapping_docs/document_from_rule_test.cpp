// New documents made from rules: what they hold, and that nothing is wrong with their form.
#include "server/mapping_docs/document_from_rule.hpp"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "engine/mapping_docs/judge/validate.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;

namespace {

rewrite::RuleSet rules_of(const std::string& json) {
  rewrite::RuleSet rules;
  for (const Error& problem : rules.add_rules(json, "rules.json")) FAIL(problem.message);
  return rules;
}

std::optional<mapping_docs::NewDocument> made(const std::string& api, const std::string& json) {
  return document_from_rule(api, rules_of(json), rewrite::Profile::v3_3);
}

}  // namespace

TEST_CASE("parameters of the rule become rows, with the conversion of each") {
  const auto document = made("torch.demo.mix", R"json({"torch.demo.mix": {
    "signature": "(input, other, weight=0.5, *, out=None)", "callee": "paddle.demo.mix",
    "rename": {"input": "x", "other": "y"}, "refuse": {"out": "Paddle has no such argument"}}})json");
  REQUIRE(document);
  CHECK(document->source_signature == "input, other, weight=0.5, *, out=None");
  CHECK(document->target_api == "paddle.demo.mix");
  CHECK(document->target_signature == "x, y, weight=0.5");
  REQUIRE(document->parameters.size() == 4);
  CHECK(document->parameters[0].target == "x");
  CHECK(document->parameters[2].target == "weight");
  CHECK(document->parameters[3].target.empty());
}

TEST_CASE("an API that only an expression replaces is composed of several") {
  const auto document = made("torch.demo.mix", R"json({"torch.demo.mix": {
    "signature": "(input, other)", "alternatives": [{"expression": "{input} + {other}"}]}})json");
  REQUIRE(document);
  CHECK(document->target_api.empty());
}

TEST_CASE("an expression that is one call of Paddle names the API that it calls") {
  const auto document = made("torch.demo.mix", R"json({"torch.demo.mix": {
    "signature": "(input, *, out=None)", "expression": "paddle.demo.mix({input})"}})json");
  REQUIRE(document);
  CHECK(document->target_api == "paddle.demo.mix");
  const auto nested = made("torch.demo.mix", R"json({"torch.demo.mix": {
    "signature": "(input, other)", "expression": "paddle.assign(paddle.demo.mix({input}), {other})"}})json");
  REQUIRE(nested);
  CHECK(nested->target_api.empty());
}

TEST_CASE("an API that no rule knows has no document") {
  CHECK_FALSE(document_from_rule("torch.demo.nothing", rewrite::RuleSet(), rewrite::Profile::v3_3));
}

TEST_CASE("documents of built-in rules pass every check that does not need a person") {
  const mapping_docs::DocumentProfile& profile = *mapping_docs::builtin_profile("classic");
  for (const std::string api : {"torch.std", "torch.add", "torch.logical_not", "torch.max"}) {
    const auto wanted = document_from_rule(api, rewrite::RuleSet(), rewrite::Profile::v3_3);
    REQUIRE_MESSAGE(wanted, api);
    const std::string text = mapping_docs::new_document(*wanted, profile);
    const auto identity = mapping_docs::identify("api_difference/torch/" + api + ".md", profile);
    const auto validation = mapping_docs::validate(text, identity, profile);
    CHECK_MESSAGE(validation.verdict, api, "\n", text);
    for (const mapping_docs::DocumentFinding& finding : validation.findings) {
      CHECK_MESSAGE(finding.severity > Severity::warning, api, " ", std::string(finding.code()),
                    "\n", text);
    }
  }
}
