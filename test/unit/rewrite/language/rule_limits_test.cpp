// A rule file in a folder that a user opens may contain anything; its cost is bounded.
#include "engine/rewrite/language/rule_limits.hpp"

#include <doctest/doctest.h>

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/rule_loader.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

std::string repeated(std::string_view text, std::size_t count, std::string_view between = "") {
  std::string result;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) result += between;
    result += text;
  }
  return result;
}

// `prefix` with numbers from 0, as a list of strings without its brackets.
std::string numbered(const std::string& prefix, std::size_t count, std::string_view quote = "\"") {
  std::string result;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) result += ",";
    result.append(quote).append(prefix + std::to_string(i)).append(quote);
  }
  return result;
}

std::string one_rule(const std::string& fields) {
  return "{\"torch.a\": {" + fields + "},\n\"torch.b\": {\"callee\": \"paddle.b\"}}";
}

struct LimitRow {
  std::string what;
  std::string fields;
  std::string_view part_of_message;
};

std::string list(const std::string& items) {
  return "[" + items + "]";
}

const LimitRow rows[] = {
    {"names",
     R"j("callee": "p", "also": )j" + list(numbered("torch.a", 60)) + R"j(, "aliases": )j" +
         list(numbered("torch.b", 60)),
     "more than 2048 names"},
    {"elements", R"j("callee": "p", "aliases": )j" + list(numbered("torch.b", 1025)),
     "list has more than 1024 elements"},
    {"text", R"j("callee": "p", "note": ")j" + repeated("n", 4097) + "\"",
     "text has more than 4096 bytes"},
    {"words",
     R"j("alternatives": [{"words": {"w": [")j" + repeated("w", 2000) +
         R"j("]}, "expression": "f('${w}${w}${w}')"}])j",
     "with its words this text has more than 4096 bytes"},
    {"parameters", R"j("callee": "p", "signature": "()j" + numbered("a", 257, "") + ")\"",
     "more than 256 parameters"},
    {"pieces", R"j("signature": "(a)", "expression": "f()j" + repeated("{a}", 200, ",") + ")\"",
     "more than 256 pieces"},
    {"template", R"j("signature": "(a)", "expression": "f({a}, ')j" + repeated("a", 1100) + "')\"",
     "more than 1024 bytes"},
    {"depth",
     R"j("signature": "(a)", "expression": ")j" + repeated("f(", 80) + "{a}" + repeated(")", 80) +
         "\"",
     "more than 64 expressions inside each other"},
    {"attributes", R"j("signature": "(a)", "expression": "{a})j" + repeated(".b", 80) + "\"",
     "more than 64 expressions inside each other"},
    {"conditions",
     R"j("signature": "(a)", "alternatives": [{"callee": "p", "when": )j" +
         list(repeated("\"has(a)\"", 257, ",")) + "}]",
     "more than 256 conditions"},
    {"nested conditions",
     R"j("signature": "(a)", "alternatives": [{"when": )j" +
         list(repeated("\"has(a)\"", 200, ",")) +
         R"j(, "alternatives": [{"callee": "p", "when": )j" +
         list(repeated("\"has(a)\"", 200, ",")) + "}]}]",
     "more than 256 conditions"},
    {"expansion",
     R"j("callee": "p", "also": )j" + list(numbered("torch.a", 1000)) + R"j(, "order": )j" +
         list(repeated("\"" + repeated("k", 4000) + "\"", 5, ",")),
     "too many or too long rules"},
};

}  // namespace

TEST_CASE("a rule beyond a limit is an error with its place, and the other rules hold") {
  for (const LimitRow& row : rows) {
    CAPTURE(row.what);
    RuleTableBuilder table;
    const auto errors = load_rules(one_rule(row.fields), "r.json", table);
    REQUIRE(errors.size() == 1);
    CHECK_MESSAGE(errors.front().message.find(row.part_of_message) != std::string::npos,
                  errors.front().message.substr(0, 200));
    CHECK(errors.front().where.starts_with("r.json:1:"));
    const RuleTable read = table.table();
    REQUIRE(!read.rules.empty());
    CHECK(read.text(read.rules.back().api) == "torch.b");
  }
}

TEST_CASE("a table of PaConvert is bounded like a rule file") {
  RuleTableBuilder table;
  const auto errors = load_rules(
      R"({"torch.a": {"Matcher": "GenericMatcher", "paddle_api": "paddle.a", "args_list": )" +
          list(numbered("a", 1025)) + "}}",
      "api_mapping.json", table);
  REQUIRE(errors.size() == 1);
  CHECK(errors.front().message.find("more than 1024 elements") != std::string::npos);
  CHECK(table.table().rules.empty());
}

TEST_CASE("the first of many errors are reported, and that there are more") {
  std::string json = "{";
  for (int i = 0; i < 1000; ++i) {
    json.append(i > 0 ? ",\n" : "\n")
        .append("\"torch.a" + std::to_string(i) + "\": {\"calee\": \"p\"}");
  }
  RuleTableBuilder table;
  const auto errors = load_rules(json + "}", "r.json", table);
  REQUIRE(errors.size() == most_rule_errors + 1);
  CHECK(errors[most_rule_errors].message == "more errors follow");
  CHECK(errors[most_rule_errors].where.starts_with("r.json:102:"));
}

TEST_CASE("all rules of a project together have one budget") {
  JsonValue made;
  made.text.assign(std::size_t{15} << 20U, 'x');
  ExpansionBudget budget;
  std::size_t rules = 0;
  try {
    for (; rules < 100; ++rules) {
      budget.begin_rule();
      budget.spend(made, 7);
    }
  } catch (const Wrong& wrong) {
    CHECK(wrong.offset == 7);
    CHECK(wrong.message.find("a project may have") != std::string::npos);
  }
  CHECK(rules == 8);
}
