#include "engine/templates/check/check_env.hpp"

#include <doctest/doctest.h>

#include "engine/templates/text/env_json.hpp"
#include "marked.hpp"

using namespace paddle_ls;
using namespace paddle_ls::templates;

namespace {

void check_marks(const Marked& expected, std::string_view code, const TemplateFindings& findings) {
  REQUIRE(findings.size() == expected.ranges.size());
  for (std::size_t i = 0; i < findings.size(); ++i) {
    CHECK(findings[i].code->id == code);
    CHECK(findings[i].range == expected.ranges[i]);
  }
}

}  // namespace

TEST_CASE("a key that no template uses is marked at its name") {
  const Marked json(R"({"a": 1, [["b/c"]]: 2})");
  const auto env = env_from_json(json.text, {"e.json"});
  REQUIRE(env);
  check_marks(json, "T02",
              check_unused_keys(*env, text::JsonPlaces(json.text), used_keys(CodeTemplate("$a"))));
}

TEST_CASE("the base environment of shards has lists under sharded keys and no shard_id") {
  const Marked json(R"({"decl": [["x"]], "reg": [], "other": 1, "shard_id": [["_0"]]})");
  const auto env = env_from_json(json.text, {"e.json"});
  REQUIRE(env);
  check_marks(json, "T10",
              check_base_env(*env, text::JsonPlaces(json.text), KeySet{"decl", "reg"}));
}

TEST_CASE("items of shards have declared keys, lists and a name") {
  const Marked lines(
      "{\"name\": \"add\", \"decl\": [\"ok\"]}\n"
      "{\"name\": \"add\", [[\"typo\"]]: []}\n"
      "\n"
      "{\"name\": \"add\", \"decl\": [[\"text\"]]}\n"
      "{\"name\": [[3]]}\n"
      "[[nonsense]]\n");
  const TemplateFindings findings = check_shard_items(lines.text, "name", KeySet{"decl"});
  check_marks(lines, "T10", findings);
  CHECK(findings[0].message == "undeclared sharded key typo");
  CHECK(findings[1].message == "'decl' must be a list: a string is added letter by letter");
}
