#include "engine/templates/check/check_template.hpp"

#include <doctest/doctest.h>

#include "marked.hpp"

using namespace paddle_ls;
using namespace paddle_ls::templates;

namespace {

const Env& sample_env() {
  static const Env env{{"args", List{"int a", "int b"}},
                       {"body", List{"f();", "g();"}},
                       {"one", List{"only();"}},
                       {"none", List{}},
                       {"name", "sum"},
                       {"number", 3},
                       {"lines", "first\nsecond"},
                       {"nested", List{List{1, 2}}},
                       {"object", Dict{{"k", 1}}}};
  return env;
}

TemplateFindings checked(const std::string& text, const Env* env = &sample_env()) {
  return check_template(CodeTemplate(text), {env, supplied_keys(nullptr), Dialect::v2});
}

// Checks that `marked` has findings of `code` at its marks, in order, and no others.
void check_findings(std::string_view code, std::string_view marked) {
  const Marked expected(marked);
  const TemplateFindings findings = checked(expected.text);
  CAPTURE(marked);
  REQUIRE(findings.size() == expected.ranges.size());
  for (std::size_t i = 0; i < findings.size(); ++i) {
    CHECK(findings[i].code->id == code);
    CHECK(findings[i].range == expected.ranges[i]);
  }
}

// Applies the one quick fix.
std::string fixed(const std::string& text) {
  const TemplateFindings findings = checked(text);
  REQUIRE(findings.size() == 1);
  REQUIRE_FALSE(findings[0].edits.empty());
  return text::applied(findings[0].edits, text);
}

}  // namespace

TEST_CASE("a key that the environment lacks is marked, and the closest one offered") {
  check_findings("T01", "a $[[nmae]] ${[[unheard]]} ${generated_comment}");
  CHECK(fixed("a $nmae") == "a $name");
  CHECK(checked("a $nmae")[0].message == "the environment has no key 'nmae'; did you mean 'name'?");
  CHECK(checked("a $zz")[0].title.empty());
}

TEST_CASE("keys of shards are known in templates of shards only") {
  const KeySet sharded{"decl"};
  const CodeTemplate source("$shard_id\n$decl\n");
  CHECK(check_template(source, {&sample_env(), supplied_keys(&sharded), Dialect::v2}).empty());
  CHECK(check_template(source, {&sample_env(), supplied_keys(nullptr), Dialect::v2}).size() == 2);
}

TEST_CASE("nothing is said about values where the environment is not known") {
  CHECK(checked("a $unheard ${,name}\n  $body tail", nullptr).empty());
}

TEST_CASE("almost a placeholder is marked with the reason why it is none") {
  check_findings("T03", "a [[${ name }]] [[${name]] [[${a-b}]] [[${,,name}]] [[$1]] [[${}]]");
  check_findings("T03", "a [[$$]]name [[\\$]]{name}");
  check_findings("T03", "[[${name]]\n}");
  check_findings("T03", "cost: 5$ $(sub) {name} $");
  CHECK(fixed("a ${ name }") == "a ${name}");
  CHECK(fixed("a ${,,name}") == "a ${,name}");
  CHECK(fixed("a ${name b") == "a ${name} b");
}

TEST_CASE(
    "a text full of what is almost a placeholder gets a thousand findings, the last of which says "
    "so") {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "${ ";
  CHECK(checked(text).size() == 1000);
  CHECK(checked(text).back().message.find("More") == std::string::npos);
  CHECK(checked(text + "${ ").size() == 1000);
  CHECK(checked(text + "${ ").back().message.ends_with("More of the kind are not listed"));
}

TEST_CASE("a comma that has no effect is marked and can be removed") {
  check_findings("T04", "  [[${,one}]]\nf(${,args}) g([[${name,}]])");
  CHECK(fixed("f(${name,})") == "f(${name})");
}

TEST_CASE("values that are not meant for their place are marked") {
  check_findings("T05", "a [[$object]] [[$nested]] { [[$body]] } ${args}");
  check_findings("T05", "$body\n[[$nested]]");
}

TEST_CASE("text of several lines inside a line is marked, in a block it is not") {
  check_findings("T06", "a [[$lines]]\n  $lines");
}

TEST_CASE("text after a block is marked when the block is not one line") {
  check_findings("T07", "  $body[[;]]\n  $none[[ // end]] \n  $one;\n  $lines\n");
  CHECK(fixed("  $body // end") == "  $body\n   // end");
}

TEST_CASE("indents of mixed or odd characters are marked") {
  check_findings("T08", "[[ \t]]$body\n\t\t$body\n[[\f]]$body\n  $body\r\n");
}

TEST_CASE("a template with the mark of generated files is marked") {
  const std::string mark = std::string("@") + "generated";
  check_findings("T09", "// [[" + mark + "]] by hand");
}

TEST_CASE("many uses of a long value are looked at once") {
  Env env{{"x", List(50'000, TemplateValue("line one\nline two"))}};
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += "  $x tail\n";
  CHECK(checked(text, &env).size() == 20'000);
}
