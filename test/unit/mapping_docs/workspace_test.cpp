// What only shows when several files are seen together, and the table that is made of them.
#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "engine/mapping_docs/generate/generate_table.hpp"
#include "engine/mapping_docs/workspace/index.hpp"
#include "test/unit/mapping_docs/classic.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

std::string document_of(std::string_view api) {
  const std::string name(api);
  return "## [ 无参数 ]" + name + "\n\n### [" + name + "](https://pytorch.org/" + name +
         ".html)\n\n```python\n" + name +
         "()\n```\n\n### [paddle.x](https://x)\n\n```python\npaddle.x()\n```\n\n"
         "两者功能一致，无参数。\n";
}

constexpr std::string_view header =
    "| 序号 | Pytorch 最新 release | Paddle develop | 映射关系分类 | 备注 |\n"
    "| ----- | ----------- | ----------------- | ----------- | ------- |\n";

class Workspace {
 public:
  Workspace() : index_(classic) {}

  Workspace& doc(const std::string& path, std::string_view api) {
    const Identity identity = identify(path, classic);
    texts_.push_back(std::make_unique<std::string>(document_of(api)));
    index_.put_document(path, identity, validate(*texts_.back(), identity, classic));
    return *this;
  }
  Workspace& table(std::string_view rows) {
    index_.put_table("docs/table.md", std::string(header) + std::string(rows));
    return *this;
  }
  std::size_t count(const std::string& path, std::string_view code) const {
    const auto found = index_.findings().find(path);
    if (found == index_.findings().end()) return 0;
    return static_cast<std::size_t>(
        std::count_if(found->second.begin(), found->second.end(),
                      [&](const DocumentFinding& finding) { return finding.code() == code; }));
  }
  GeneratedTable generate() const {
    return generate_table(index_.tables().at("docs/table.md").text,
                          index_.documented_apis("docs/table.md"), classic);
  }
  Index& index() { return index_; }

 private:
  Index index_;
  std::vector<std::unique_ptr<std::string>> texts_;
};

constexpr const char* one = "docs/api_difference/a/torch.one.md";
constexpr const char* two = "docs/api_difference/b/torch.one.md";

}  // namespace

TEST_CASE("two documents of one API are both marked, and no longer when one is gone") {
  Workspace workspace;
  workspace.doc(one, "torch.one").doc(two, "torch.one");
  CHECK(workspace.count(one, "workspace/duplicate-api") == 1);
  CHECK(workspace.count(two, "workspace/duplicate-api") == 1);
  workspace.index().remove(two);
  CHECK(workspace.count(one, "workspace/duplicate-api") == 0);
}

TEST_CASE("an API that no table takes in is marked in its document") {
  Workspace workspace;
  workspace.doc(one, "torch.one").table("| REFERENCE-MAPPING-TABLE(`torch.nn.`) |\n");
  CHECK(workspace.count(one, "workspace/not-indexed") == 1);
  CHECK(workspace.count("docs/table.md", "index/prefix") == 1);
}

TEST_CASE("a documented API with a separate row is marked and its row can be deleted") {
  Workspace workspace;
  workspace.doc(one, "torch.one")
      .table(
          "| REFERENCE-MAPPING-TABLE(`torch.`) |\n| NOT-IMPLEMENTED-ITEM(`torch.one`, u, 备注) "
          "|\n");
  REQUIRE(workspace.count("docs/table.md", "index/duplicate") == 1);
  const DocumentFinding& finding = workspace.index().findings().at("docs/table.md").front();
  CHECK(finding.related.front().path == one);
  const std::string& text = workspace.index().tables().at("docs/table.md").text;
  CHECK(text::applied(finding.fixes.front().edits, text) ==
        std::string(header) + "| REFERENCE-MAPPING-TABLE(`torch.`) |\n");
}

TEST_CASE("an alias of an alias is pointed to the document") {
  Workspace workspace;
  workspace.doc(one, "torch.one")
      .table(
          "| ALIAS-REFERENCE-ITEM(`torch.eins`, `torch.one`) |\n"
          "| ALIAS-REFERENCE-ITEM(`torch.uno`, `torch.eins`) |\n");
  REQUIRE(workspace.count("docs/table.md", "index/alias-target") == 1);
}

TEST_CASE("every way to break a table source has its code") {
  const std::vector<std::pair<std::string_view, std::string_view>> broken = {
      {"| REFERENCE-MAPPING-TABEL(`torch.`) |\n", "index/macro-unknown"},
      {"| REFERENCE-MAPPING-TABLE(`torch.`, max_depth=one) |\n", "index/macro-args"},
      {"| REFERENCE-MAPPING-TABLE(`torch.` |\n", "index/macro-args"},
      {"| REFERENCE-MAPPING-TABLE(`torch.` , max_depth=1) |\n", "index/prefix"},
      {"| REFERENCE-MAPPING-TABLE(`torch.one`) |\n", "index/prefix"},
      {"  | REFERENCE-MAPPING-TABLE(`torch.`) |\n", "index/row-indented"},
      {"| 1 | [`torch.one`](u) | | 无参数 | |\n", "index/hand-row"},
      {"| REFERENCE-MAPPING-TABLE(`torch.`) |\n\n| ALIAS-REFERENCE-ITEM(`torch.a`, `torch.one`) "
       "|\n",
       "index/table-split"},
      {"| NOT-IMPLEMENTED-ITEM(`torch.b`, u, 废弃, 无需新增) |\n", "index/remark-comma"},
      {"| ALIAS-REFERENCE-ITEM(`torch.a`, `torch.none`) |\n", "index/alias-target"},
  };
  for (const auto& [rows, code] : broken) {
    Workspace workspace;
    workspace.doc(one, "torch.one").table(rows);
    CHECK_MESSAGE(workspace.count("docs/table.md", code) == 1, std::string(rows));
  }
}

TEST_CASE("wrong columns and delimiter rows above macros are marked") {
  Workspace workspace;
  workspace.index().put_table(
      "docs/table.md", "| No | Pytorch |\n| --- | --- |\n| REFERENCE-MAPPING-TABLE(`torch.`) |\n");
  CHECK(workspace.count("docs/table.md", "index/header") == 1);
  std::string colons(header);
  colons.replace(colons.find("-----"), 5, ":----");
  workspace.index().put_table("docs/table.md", colons + "| REFERENCE-MAPPING-TABLE(`torch.`) |\n");
  CHECK(workspace.count("docs/table.md", "index/separator") == 1);
}

TEST_CASE("each macro makes its row, and the longest prefix takes an API") {
  Workspace workspace;
  workspace.doc(one, "torch.one")
      .doc("docs/api_difference/nn/torch.nn.Two.md", "torch.nn.Two")
      .table(
          "| REFERENCE-MAPPING-TABLE(`torch.`) |\n"
          "| REFERENCE-MAPPING-TABLE(`torch.nn.`) |\n"
          "| ALIAS-REFERENCE-ITEM(`torch.eins`, `torch.one`) |\n"
          "| NOT-IMPLEMENTED-ITEM(`torch.b`, https://b) |\n"
          "| NOT-IMPLEMENTED-ITEM(`torch.c`, https://c, 废弃 API ，无需新增) |\n"
          "| IN-DEVELOPMENT-PATTERN(`torch.d`, https://d) |\n");
  const GeneratedTable table = workspace.generate();
  CHECK(table.complete());
  CHECK(table.text == std::string(header) +
                          "| 1 | [`torch.one`](https://pytorch.org/torch.one.html) | "
                          "[`paddle.x`](https://x) | 无参数 | "
                          "[详细对比](api_difference/a/torch.one.html) |\n"
                          "| 2 | [`torch.nn.Two`](https://pytorch.org/torch.nn.Two.html) | "
                          "[`paddle.x`](https://x) | 无参数 | "
                          "[详细对比](api_difference/nn/torch.nn.Two.html) |\n"
                          "| 3 | [`torch.eins`](https://pytorch.org/torch.one.html) | "
                          "[`paddle.x`](https://x) | 无参数 | "
                          "`torch.one` 别名，[详细对比](api_difference/a/torch.one.html) |\n"
                          "| 4 | [`torch.b`](https://b) |  | 功能缺失 |  |\n"
                          "| 5 | [`torch.c`](https://c) |  | 功能缺失 | 废弃 API ，无需新增 |\n"
                          "| 6 | [`torch.d`](https://d) |  | 映射关系开发中 |  |\n");
}

TEST_CASE("a duplicate names both places") {
  Workspace workspace;
  workspace.doc(one, "torch.one")
      .table("| REFERENCE-MAPPING-TABLE(`torch.`) |\n| IN-DEVELOPMENT-PATTERN(`torch.one`, u) |\n");
  const GeneratedTable table = workspace.generate();
  REQUIRE(table.duplicates.size() == 1);
  CHECK(table.duplicates[0].origins[0].line == 2);
  CHECK(table.duplicates[0].origins[0].document == "api_difference/a/torch.one.md");
  CHECK(table.duplicates[0].origins[1].line == 3);
}

TEST_CASE("a profile with a missing or wrong key is refused with the key's place") {
  const auto missing = load_profile("{\"name\": \"x\"}");
  REQUIRE_FALSE(missing);
  CHECK(missing.error().where == "/categories");
  const auto wrong = load_profile("{\"name\": 1}");
  REQUIRE_FALSE(wrong);
  CHECK(wrong.error().where == "/name");
  CHECK_FALSE(load_profile("{"));
}

TEST_CASE("the layout tells the profile") {
  const std::vector<std::string> classic_paths = {"docs/api_difference/nn/torch.nn.ReLU.md"};
  const std::vector<std::string> v2_paths = {"docs/api_difference/invok_only_diff/torch.abs.md"};
  CHECK(profile_of(classic_paths).name == "classic");
  CHECK(profile_of(v2_paths).name == "v2");
  CHECK(identify(v2_paths[0], profile_of(v2_paths)).required_category == "仅 API 调用方式不一致");
}

TEST_CASE("a comment silences its code in the document or on its line") {
  const Identity identity = identify(one, classic);
  std::string text = document_of("torch.one");
  text.replace(text.find("[ 无参数 ]"), std::string("[ 无参数 ]").size(), "[无参数]");
  REQUIRE(validate(text, identity, classic).findings.size() == 1);
  CHECK(validate(text + "\n<!-- paddle-ls: disable=title/style -->\n", identity, classic)
            .findings.empty());
  CHECK(validate(text + "\n<!-- paddle-ls: disable=note/empty -->\n", identity, classic)
            .findings.size() == 1);
  Severities off{{"title/style", Severity::off}};
  CHECK(validate(text, identity, classic, off).findings.empty());
}
