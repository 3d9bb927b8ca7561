#include <doctest/doctest.h>

#include "engine/templates/editor/complete_key.hpp"
#include "engine/templates/editor/describe_key.hpp"
#include "engine/templates/editor/edit_keys.hpp"
#include "engine/templates/editor/key_places.hpp"
#include "engine/templates/files/drift.hpp"
#include "engine/templates/text/env_json.hpp"
#include "marked.hpp"

using namespace paddle_ls;
using namespace paddle_ls::templates;

namespace {

// The completions at the mark of `marked`.
std::optional<KeyCompletions> completed(const Marked& marked, const Env& env) {
  return complete_key(marked.text, marked.ranges.at(0).end,
                      {&env, supplied_keys(nullptr), Dialect::v2});
}

std::string with_new_key(const std::string& json, Placement placement) {
  const auto edit = add_env_key(json, text::JsonPlaces(json), "key", placement);
  REQUIRE(edit);
  const std::string result = text::applied({*edit}, json);
  CHECK(env_from_json(result, {"e.json"}));
  return result;
}

}  // namespace

TEST_CASE("uses and the definition of a key are found from either side") {
  const Marked source("$[[body]] ${,[[body]],} $other");
  const CodeTemplate code(source.text);
  CHECK(uses_of(code, "body") == source.ranges);
  CHECK(code.key(*placeholder_at(code, 0)) == "body");
  CHECK(code.key(*placeholder_at(code, source.text.size())) == "other");
  CHECK(placeholder_at(CodeTemplate("a $b c"), 5) == nullptr);

  const Marked json(R"({"a": "body", [["body"]]: [1]})");
  const text::JsonPlaces places(json.text);
  const auto env = env_from_json(json.text, {"e.json"});
  CHECK(definition_of(places, "body") == json.ranges[0]);
  CHECK(key_at(*env, places, json.ranges[0].start + 2)->key == "body");
  CHECK_FALSE(key_at(*env, places, json.ranges[0].start - 4));
}

TEST_CASE("a key is found in the items of shards, and the hashed member is none") {
  const Marked items("{\"name\": \"add\", [[\"decl\"]]: []}\n\n{[[\"decl\"]]: [\"decl\"]}");
  CHECK(names_in_items(items.text, "name", "decl") == items.ranges);
  CHECK(names_in_items(items.text, "decl", "decl").empty());
  const auto found = key_in_items_at(items.text, "name", items.ranges[1].end);
  REQUIRE(found);
  CHECK(found->key == "decl");
  CHECK(found->range == items.ranges[1]);
  CHECK_FALSE(key_in_items_at(items.text, "name", 3));
}

TEST_CASE("a placeholder gets a comma or a separate line") {
  const Marked source("f(a[[$rest]])\n  int x = [[$body]];");
  const CodeTemplate code(source.text);
  CHECK(text::applied({add_comma(code, code.placeholders()[0])}, source.text) ==
        "f(a${,rest})\n  int x = $body;");
  CHECK(text::applied({move_to_own_line(code, code.placeholders()[1])}, source.text) ==
        "f(a$rest)\n  int x = \n    ${body}\n  ;");
}

TEST_CASE("a rename reaches templates, environment, items and manifest") {
  const std::string source = "$body ${,body,} $bodies";
  CHECK(text::applied(rename_in_template(CodeTemplate(source), "body", "code"), source) ==
        "$code ${,code,} $bodies");
  const std::string json = R"({"a": "body", "body": [1]})";
  CHECK(text::applied(rename_in_env(text::JsonPlaces(json), "body", "code"), json) ==
        R"({"a": "body", "code": [1]})");
  const std::string manifest_text = R"([{"template": "body", "outputs": ["o"], "shard":
    {"num": 1, "key": "body", "keys": ["x", "body"], "items": "i"}}])";
  const Manifest manifest = read_manifest(manifest_text);
  REQUIRE(manifest.entries.size() == 1);
  CHECK(text::applied(rename_in_manifest(manifest.entries[0], "x", "y"), manifest_text)
            .find(R"(["y", "body"])") != std::string::npos);
  const std::string items = "{\"body\": \"a\", \"x\": []}\n{\"x\": [\"x\"]}\n";
  const ShardEntry& shard = *manifest.entries[0].shard;
  CHECK(text::applied(rename_in_items(items, shard, "x", "y"), items) ==
        "{\"body\": \"a\", \"y\": []}\n{\"y\": [\"x\"]}\n");
  CHECK(rename_in_items(items, shard, "body", "y").empty());
}

TEST_CASE("names that cannot be keys, and keys of the file manager, are refused") {
  const Env env{{"taken", 1}};
  CHECK(may_be_a_new_key("变_1", env));
  for (const char* wrong : {"1a", "a-b", "", "taken", "shard_id", "generated_comment"}) {
    CHECK_FALSE(may_be_a_new_key(wrong, env));
  }
  CHECK(may_be_renamed("taken"));
  CHECK_FALSE(may_be_renamed("generated_comment"));
}

TEST_CASE("a key is added to an environment in the layout that it has") {
  CHECK(with_new_key("{}", Placement::block) == R"({"key": []})");
  CHECK(with_new_key(R"({"a": 1})", Placement::inside_line) == R"({"a": 1, "key": ""})");
  CHECK(with_new_key("{\n  \"a\": [\n    1\n  ]\n}\n", Placement::block) ==
        "{\n  \"a\": [\n    1\n  ],\n  \"key\": []\n}\n");
  CHECK_FALSE(add_env_key("[]", text::JsonPlaces("[]"), "key", Placement::block));
  CHECK_FALSE(add_env_key("{\"a\" }", text::JsonPlaces("{\"a\" }"), "key", Placement::block));
}

TEST_CASE("a bare placeholder can be given braces") {
  const CodeTemplate source("  $a ${b}");
  CHECK(text::applied({*add_braces(source, source.placeholders()[0])}, source.text()) ==
        "  ${a} ${b}");
  CHECK_FALSE(add_braces(source, source.placeholders()[1]));
}

TEST_CASE("completion offers keys after a dollar and closes the brace where it is missing") {
  const Env env{{"body", List{"a", "b"}}, {"name", "sum"}, {"not a name", 1}};
  const Marked open("x ${,[[bo]]");
  const auto completions = completed(open, env);
  REQUIRE(completions);
  CHECK(completions->replace == open.ranges[0]);
  REQUIRE(completions->items.size() == 3);
  CHECK(completions->items[0].key == "generated_comment");
  CHECK(completions->items[1].insert == "body}");
  CHECK(completions->items[1].detail == "list of 2");
  CHECK(completed(Marked("$[[]]"), env)->items[2].insert == "name");
  CHECK(completed(Marked("${[[n]]ame,}"), env)->items[2].insert == "name");
  CHECK_FALSE(completed(Marked("name [[]]"), env));
  CHECK_FALSE(completed(Marked("{[[n]]"), env));
}

TEST_CASE("a hover tells kind, placement and the first elements") {
  const CodeTemplate source("  $body f(${,body}) ${name}");
  const TemplateValue body(List{"1", "2", "3", "4", "5", "```"});
  const auto& placeholders = source.placeholders();
  CHECK(describe_key(source, placeholders[0], &body) ==
        "**body**: list of 6  \nblock, indent 2\n\n```\n1\n2\n3\n4\n5\n… and 1 more\n```\n");
  CHECK(describe_key(source, placeholders[1], &body).find("joined by commas, a comma before") !=
        std::string::npos);
  CHECK(describe_key(source, placeholders[2], nullptr) ==
        "**name**: not in the environment  \ninside a line, joined by commas\n");
  const TemplateValue fence("```");
  CHECK(describe_key(source, placeholders[2], &fence).find("````\n```\n````") != std::string::npos);
}

TEST_CASE("blocks of several lines tell how many") {
  const CodeTemplate source("{\n  $body\n  $one\n}");
  const auto expansion = source.expand({{"body", List{"a", "b\nc"}}, {"one", "x"}}, Dialect::v2);
  const auto counts = block_line_counts(source, *expansion);
  REQUIRE(counts.size() == 1);
  CHECK(counts[0].lines == 3);
  CHECK(counts[0].offset == source.text().find("body") + 4);
}

TEST_CASE("drift is marked at the first line that differs, whatever the line ends") {
  CHECK_FALSE(find_drift("a\nb\n", "a\r\nb\r\n"));
  const Marked actual("a\r\n[[x]]\r\nc\r\n");
  const auto drift = find_drift("a\nb\nc\n", actual.text);
  REQUIRE(drift);
  CHECK(drift->range == actual.ranges[0]);
  CHECK(drift->message.ends_with("Line 2 would be `b`"));
  CHECK(find_drift("a\nb\n", "a\n")->range == text::ByteRange{2, 2});
  CHECK(find_drift("", "a"));
}

TEST_CASE("a generated file names its template") {
  const std::string comment =
      std::string("// @") + "generated by torchgen/gen.py from t/ops.in\r\n";
  const auto header = find_generated_header("#pragma once\n" + comment + "int x;");
  REQUIRE(header);
  const std::string text = "#pragma once\n" + comment;
  CHECK(text::slice(text, header->source) == "t/ops.in");
  CHECK(text::slice(text, header->generator) == "torchgen/gen.py");
  CHECK_FALSE(find_generated_header("int generated;"));
}
