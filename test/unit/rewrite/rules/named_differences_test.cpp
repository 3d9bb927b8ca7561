// Built-in rules name a difference of the table, which projects can accept.
#include <doctest/doctest.h>

#include "engine/rewrite/known/built_in_rules.hpp"
#include "engine/rewrite/language/free_texts.hpp"
#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/rows/rule_table_builder.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

using Fields = std::vector<std::string_view>;

Fields free_texts_of(std::string_view rule) {
  RuleTableBuilder builder;
  const auto errors =
      load_rules(R"json({"torch.f": )json" + std::string(rule) + "}", "r.json", builder, {});
  REQUIRE(errors.empty());
  const RuleTable table = builder.table();
  REQUIRE(table.rules.size() == 1);
  return free_texts(table, table.rules.front());
}

std::string error_of(std::string_view rule) {
  RuleTableBuilder builder;
  const auto errors =
      load_rules(R"json({"torch.f": )json" + std::string(rule) + "}", "r.json", builder, {});
  REQUIRE(errors.size() == 1);
  return errors.front().where + " " + errors.front().message;
}

}  // namespace

TEST_CASE("every built-in rule that needs review names a difference") {
  const RuleTable& table = built_in_rules();
  for (const Rule& rule : table.rules) {
    CAPTURE(table.text(rule.api));
    CHECK(free_texts(table, rule).empty());
  }
}

TEST_CASE("a sentence in a field for a difference is a free text") {
  CHECK(free_texts_of(R"json({"callee": "paddle.f", "needs_review": "it is slow"})json") ==
        Fields{"needs_review"});
  CHECK(free_texts_of(R"json({"signature": "(a, b)", "callee": "paddle.f",
                          "review": {"b": "it is slow"}})json") == Fields{"review"});
  CHECK(free_texts_of(R"json({"callee": "paddle.f", "unpacked": {"pass": "it is slow"}})json") ==
        Fields{"unpacked"});
  CHECK(free_texts_of(R"json({"signature": "(a, b)", "alternatives": [
        {"when": ["has(b)"], "callee": "paddle.f", "needs_review": "it is slow"},
        {"callee": "paddle.g"}]})json") == Fields{"needs_review"});
}

TEST_CASE("the id of a difference is not a free text, with and without values for its holes") {
  CHECK(
      free_texts_of(R"json({"callee": "paddle.f", "needs_review": "random-values"})json").empty());
  CHECK(free_texts_of(R"json({"signature": "(a, b)", "callee": "paddle.f",
                          "review": {"b": {"none-argument": {"argument": "`b`"}}},
                          "unpacked": {"pass": "cast-buffers"}})json")
            .empty());
}

TEST_CASE("an unknown id is rejected with its place") {
  CHECK(error_of("{\"callee\": \"paddle.f\",\n  \"needs_review\": \"random-value\"}") ==
        "r.json:2:19 `torch.f`: no difference is called `random-value`");
  CHECK(error_of("{\"callee\": \"paddle.f\",\n  \"unpacked\": {\"pass\": \"keywords\"}}") ==
        "r.json:2:24 `torch.f`: no difference is called `keywords`");
}

TEST_CASE("every hole of a sentence needs a value, and no other values are accepted") {
  CHECK(error_of(R"json({"callee": "paddle.f", "needs_review": "none-argument"})json")
            .ends_with("the sentence of the difference needs a value for `argument`"));
  CHECK(error_of(
            R"json({"callee": "paddle.f", "needs_review": {"random-values": {"seed": "0"}}})json")
            .ends_with("more values than the sentence of the difference has holes"));
}

TEST_CASE("an inner alternative replaces the difference of the outer one") {
  RuleTableBuilder builder;
  const auto errors = load_rules(R"json({"torch.f": {"signature": "(a, b)", "alternatives": [
      {"needs_review": {"none-argument": {"argument": "`a`"}}, "callee": "paddle.f",
       "alternatives": [
         {"when": ["has(b)"], "needs_review": {"single-input": {"what": "one input"}}},
         {"when": ["has(a)"], "needs_review": ""},
         {}]}]}})json",
                                 "r.json", builder, {});
  REQUIRE(errors.empty());
  const RuleTable table = builder.table();
  const auto alternatives = table.rows(table.rules.front().alternatives);
  REQUIRE(alternatives.size() == 3);
  CHECK(table.text(alternatives[0].reason) == "right for one input");
  CHECK(alternatives[1].fix == Fix::quickfix);
  CHECK(table.text(alternatives[2].reason) == "`a` must not be None");
}
