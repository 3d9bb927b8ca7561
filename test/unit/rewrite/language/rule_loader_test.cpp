// Errors in a rule file are reported with their place; its sound rules are used.
#include "engine/rewrite/language/rule_loader.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "engine/rewrite/language/rule_fields.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

struct LoadedRow {
  std::string_view json;
  std::string_view where;
  std::string_view part_of_message;
};

}  // namespace

TEST_CASE("every mistake in a rule file has its line, column and reason") {
  const LoadedRow rows[] = {
      {"{", "r.json:1:2", "not valid JSON"},
      {"[]", "r.json:1:1", "one JSON object"},
      {"{} x", "r.json:1:4", "not valid JSON"},
      {R"json({"torch.a": 1})json", "r.json:1:13", "a rule has to be an object"},
      {R"json({"abs": {"same_path": true}})json", "r.json:1:2", "is not a dotted API name"},
      {"{\n  \"torch.a\": {\n    \"calee\": \"paddle.a\"\n  }\n}", "r.json:3:5", "`calee`"},
      {R"json({"torch.a": {"callee": 1}})json", "r.json:1:24", "has to be a string"},
      {R"json({"torch.a": {"callee": "p", "callee": "q"}})json", "r.json:1:29", "occurs twice"},
      {R"json({"torch.a": {"signature": "a, b", "same_path": true}})json", "r.json:1:27",
       "parentheses"},
      {R"json({"torch.a": {"signature": "(a,,b)", "same_path": true}})json", "r.json:1:27",
       "empty parameter"},
      {R"json({"torch.a": {"signature": "(a)", "same_path": true, "rename": {"b": "x"}}})json",
       "r.json:1:64", "`b` is not a parameter"},
      {R"json({"torch.a": {"signature": "(a, b)", "same_path": true, "rename": {"a": "x", "b": "x"}}})json",
       "r.json:1:77", "two parameters are renamed to `x`"},
      {R"json({"torch.a": {"signature": "(a)", "expression": "f({b})"}})json", "r.json:1:48",
       "`b` is not a parameter"},
      {R"json({"torch.a": {"signature": "(a)", "expression": "f({a)"}})json", "r.json:1:48",
       "brace"},
      {R"json({"torch.a": {"signature": "(a)", "expression": "f(lambda: {a})"}})json",
       "r.json:1:48", "body of a lambda"},
      {R"json({"torch.a": {"signature": "(a, b)", "expression": "[x + {b} for x in {a}]"}})json",
       "r.json:1:51", "body of a lambda"},
      {R"json({"torch.a": {"signature": "(a)", "expression": "f({a}"}})json", "r.json:1:48",
       "not one Python expression"},
      {R"json({"torch.a": {"signature": "(a)", "expression": "{a|shout}"}})json", "r.json:1:48",
       "no filter is called `shout`"},
      {R"json({"torch.a": {"signature": "(a)", "alternatives": [{"when": ["has(b)"], "keep": true}]}})json",
       "r.json:1:61", "does not name a parameter"},
      {R"json({"torch.a": {"signature": "(a)", "alternatives": [{"when": ["kind(a) in [shape]"], "keep": true}]}})json",
       "r.json:1:61", "does not name kinds"},
      {R"json({"torch.a": {"signature": "(a)", "alternatives": [{"when": ["file has 'a"], "keep": true}]}})json",
       "r.json:1:61", "does not contain a text in single quotes"},
      {R"json({"torch.a": {"signature": "(a)", "alternatives": [{"when": ["a is call f()"], "keep": true}]}})json",
       "r.json:1:61", "does not name something callable"},
      {R"json({"torch.a": {"signature": "(a)", "alternatives": [{"when": ["length(a.x.y)==1"], "keep": true}]}})json",
       "r.json:1:61", "has more than one step into an argument"},
      {R"json({"torch.a": {"signature": "(*a)", "alternatives": [{"when": ["has(a.x)"], "keep": true}]}})json",
       "r.json:1:62", "which argument it means"},
      {R"json({"torch.a": {"signature": "(a)", "alternatives": [{"when": ["has(arg1)"], "keep": true}]}})json",
       "r.json:1:61", "`arg1` is not a parameter"},
      {R"json({"torch.a": {"signature": "(a)", "alternatives": [{"when": ["used_as==statement|room"], "keep": true}]}})json",
       "r.json:1:61", "does not name a context"},
      {R"json({"torch.a": {"signature": "(a)", "expression": "f({a[x]})"}})json", "r.json:1:48",
       "no number between its brackets"},
      {R"json({"torch.a": {"signature": "(a)", "expression": "f({?a[0]:b})"}})json", "r.json:1:48",
       "a part of an argument"},
      {R"json({"torch.a": {"alternatives": [{"when": ["positional_count>=two"], "keep": true}]}})json",
       "r.json:1:41", "not a number"},
      {R"json({"torch.a": {"alternatives": [{"when": ["maybe"], "keep": true}]}})json",
       "r.json:1:41", "is not known"},
      {R"json({"torch.a": {"rename": {}}})json", "r.json:1:13", "how the use is converted"},
      {R"json({"torch.a": {"keep": true, "same_path": true}})json", "r.json:1:13", "more than one"},
      {R"json({"torch.a": {"keep": false}})json", "r.json:1:22", "has to be true"},
      {R"json({"torch.a": {"same_path": true, "fix": "suggest"}})json", "r.json:1:33",
       "`fix` is called `needs_review` now"},
      {R"json({"torch.a": {"sig": "(a)", "same_path": true}})json", "r.json:1:14",
       "`sig` is called `signature` now"},
      {R"json({"torch.a": {"alternatives": [{"expr": "f()"}]}})json", "r.json:1:32",
       "`expr` is called `expression` now"},
      {R"json({"torch.a": {"alternatives": [{"when": ["npos==1"], "keep": true}]}})json",
       "r.json:1:41", "`npos` is called `positional_count` now"},
      {R"json({"torch.a": {"same_path": true, "since": "1.0"}})json", "r.json:1:42",
       "not a Paddle release"},
      {R"json({"torch.a": {"same_path": true, "since": "3.3", "until": "2.6"}})json", "r.json:1:13",
       "older"},
      {R"json({"torch.a": {"same_path": true, "suffix": "+ 1"}})json", "r.json:1:43",
       "begins with a dot or a bracket"},
      {R"json({"torch.a": {"same_path": true, "out": 1}})json", "r.json:1:40", "a string"},
      {R"json({"torch.a": {"signature": "(a)", "same_path": true, "out": "same"}})json",
       "r.json:1:60", "`out` is not a parameter"},
      {R"json({"torch.a": {"signature": "(out)", "same_path": true, "out": "twice"}})json",
       "r.json:1:62", "use same, each or cast"},
      {R"json({"torch.a": {"signature": "(out)", "keep": true, "out": "same"}})json", "r.json:1:57",
       "`out` needs `expression`"},
      {R"json({"torch.a": {"signature": "(x)", "alternatives": [{"when": ["literal(x)=='False'"], "callee": "f"}]}})json",
       "r.json:1:61", "leave the quotes out"},
      {R"json({"torch.a": {"expression": "f()", "helper": "f"}})json", "r.json:1:45", "`$helpers`"},
      {R"json({"$helpers": {"p": "def p(): pass"}, "torch.a": {"same_path": true, "patch": "p"}})json",
       "r.json:1:78", "a `patch` needs `needs_review`"},
      {R"json({"torch.a": {"same_path": true, "receiver": "list"}})json", "r.json:1:45",
       "kind of receiver"},
  };
  for (const LoadedRow& row : rows) {
    CAPTURE(row.json);
    RuleTableBuilder builder;
    const auto errors = load_rules(row.json, "r.json", builder);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0].where == row.where);
    CHECK(errors[0].message.find(row.part_of_message) != std::string::npos);
    CHECK(builder.table().rules.empty());
  }
}

TEST_CASE("a wrong rule does not keep the others from being used") {
  RuleSet rules;
  const auto errors = rules.add_rules(
      R"json({"torch.a": {"calee": "x"}, "torch.b": {"same_path": true}})json", "r.json");
  CHECK(errors.size() == 1);
  CHECK(!rules.find("torch.a", Profile::v3_3));
  CHECK(rules.find("torch.b", Profile::v3_3));
}

TEST_CASE("a rule of the workspace takes precedence over a built-in one") {
  RuleSet rules;
  CHECK(rules.add_rules(R"json({"torch.abs": {"callee": "mine.absolute"}})json", "r.json").empty());
  check_rewrite("import torch\ny = torch.abs(x)\n", "import paddle\ny = paddle.abs(x)\n");
  const std::string result = converted("import torch\ny = torch.abs(x)\n", FixClass::safe, rules);
  CHECK(result.find("y = mine.absolute(x)") != std::string::npos);
}

TEST_CASE("a rule of another release is not used") {
  RuleSet rules;
  CHECK(rules
            .add_rules(R"json({"torch.only_new": {"same_path": true, "since": "nightly",
                            "until": "nightly"}})json",
                       "r.json")
            .empty());
  CHECK(!rules.find("torch.only_new", Profile::v3_3));
  CHECK(rules.knows("torch.only_new"));
}

TEST_CASE("one API may have a variant for each release") {
  RuleSet rules;
  CHECK(rules
            .add_rules(R"json({"torch.v": [
      {"callee": "paddle.old", "since": "2.6", "until": "3.1"},
      {"callee": "paddle.new", "since": "3.2", "until": "3.3"}]})json",
                       "r.json")
            .empty());
  for (const auto& [profile, callee] :
       {std::pair{Profile::v3_0, "paddle.old"}, std::pair{Profile::v3_2, "paddle.new"}}) {
    const FoundRule found = rules.find("torch.v", profile);
    REQUIRE(found);
    const auto alternatives = found.table->rows(found.rule->alternatives);
    CHECK(found.table->text(alternatives[0].callee) == callee);
  }
}

TEST_CASE("the committed schema of rule files matches the loader") {
  const std::string path =
      std::string(PADDLE_LS_FIXTURES) + "/../engine/rewrite/language/rules.schema.json";
  const std::string schema = rule_file_schema() + "\n";
  if (std::getenv("PADDLE_LS_UPDATE_GOLDENS") != nullptr) {
    std::ofstream(path, std::ios::binary) << schema;
  }
  std::ifstream file(path, std::ios::binary);
  CHECK(schema == std::string(std::istreambuf_iterator<char>(file), {}));
}

TEST_CASE("the schema names every field that the loader reads") {
  const std::string schema = rule_file_schema();
  for (const RuleField& field : rule_fields) {
    CAPTURE(field.name);
    CHECK(schema.find("\"" + std::string(field.name) + "\":") != std::string::npos);
  }
}
