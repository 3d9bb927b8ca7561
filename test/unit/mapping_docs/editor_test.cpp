#include <algorithm>

#include <doctest/doctest.h>

#include "engine/mapping_docs/editor/document_completion.hpp"
#include "engine/mapping_docs/editor/document_hover.hpp"
#include "engine/mapping_docs/editor/document_outline.hpp"
#include "engine/mapping_docs/editor/format_tables.hpp"
#include "engine/mapping_docs/editor/navigate.hpp"
#include "engine/mapping_docs/editor/rename_api.hpp"
#include "engine/mapping_docs/generate/skeleton.hpp"
#include "engine/mapping_docs/text/rendered_html.hpp"
#include "test/unit/mapping_docs/classic.hpp"
#include "test/unit/mapping_docs/corpus.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

constexpr std::string_view grow_path = "docs/api_difference/torch/torch.demo.grow.md";
constexpr std::string_view grow = R"(## [ 仅参数名不一致 ]torch.demo.grow

### [torch.demo.grow](https://pytorch.org/docs/stable/generated/torch.demo.grow.html)

```python
torch.demo.grow(input, rate=2)
```

### [paddle.demo.grow](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/demo/grow_cn.html)

```python
paddle.demo.grow(x, rate=2, name=None)
```

两者功能一致且参数用法一致，仅参数名不一致，具体如下：

### 参数映射

| PyTorch | PaddlePaddle | 备注 |
| --- | --- | --- |
| input | x | 表示输入的 Tensor，仅参数名不一致。 |
| rate | rate | 表示倍数。 |
)";

constexpr std::string_view table_source = R"(# 映射表

| 序号 | Pytorch 最新 release | Paddle develop | 映射关系分类 | 备注 |
| ----- | ----------- | ----------------- | ----------- | ------- |
| REFERENCE-MAPPING-TABLE(`torch.`) |

## 别名

| 序号 | Pytorch 最新 release | Paddle develop | 映射关系分类 | 备注 |
| ----- | ----------- | ----------------- | ----------- | ------- |
| ALIAS-REFERENCE-ITEM(`torch.demo.raise`, `torch.demo.grow`) |
| NOT-IMPLEMENTED-ITEM(`torch.demo.shrink`, https://pytorch.org/shrink.html) |
| NOT-IMPLEMENTED-ITEM(`torch.demo.bend`, https://pytorch.org/bend.html, 废弃 API ，无需新增) |
| IN-DEVELOPMENT-PATTERN(`torch.demo.twist`, https://pytorch.org/twist.html) |
)";

Index demo_index() {
  Index index(classic);
  const Identity identity = identify(grow_path, classic);
  index.put_document(std::string(grow_path), identity, validate(grow, identity, classic));
  index.put_table("docs/table.md", std::string(table_source));
  return index;
}

Document demo_document() {
  return read_document(grow, identify(grow_path, classic), classic);
}

std::size_t offset_of(std::string_view text, std::string_view needle) {
  const std::size_t at = text.find(needle);
  REQUIRE(at != std::string_view::npos);
  return at;
}

std::vector<std::string> labels(const std::vector<DocumentCompletion>& completions) {
  std::vector<std::string> result;
  for (const DocumentCompletion& each : completions) result.push_back(each.label);
  return result;
}

bool offers(const std::vector<DocumentCompletion>& completions, std::string_view label) {
  const auto all = labels(completions);
  return std::find(all.begin(), all.end(), label) != all.end();
}

}  // namespace

TEST_CASE("the outline holds the APIs, the rows and their selections") {
  const Document document = demo_document();
  const auto symbols = outline(document);
  REQUIRE(symbols.size() == 1);
  CHECK(symbols[0].name == "torch.demo.grow");
  CHECK(symbols[0].detail == "仅参数名不一致");
  REQUIRE(symbols[0].children.size() == 3);
  CHECK(symbols[0].children[0].kind == OutlineSymbolKind::source_api);
  CHECK(document.slice(symbols[0].children[1].selection) == "paddle.demo.grow");
  REQUIRE(symbols[0].children[2].children.size() == 2);
  CHECK(symbols[0].children[2].children[0].name == "input → x");
}

TEST_CASE("sections, code and tables fold to their last line that is not blank") {
  const Document document = demo_document();
  const auto found = folds(document);
  const auto starts_at = [&](std::size_t line) {
    return std::find_if(found.begin(), found.end(),
                        [&](const OutlineFold& fold) { return fold.first_line == line; });
  };
  REQUIRE(starts_at(4) != found.end());
  CHECK(starts_at(4)->last_line == 6);
  REQUIRE(starts_at(2) != found.end());
  CHECK(starts_at(2)->last_line == 6);
}

TEST_CASE(
    "the hover of a category is its rule, of a row both parameters, of an API its table row") {
  const Document document = demo_document();
  const Index index = demo_index();
  const auto category = hover(document, index, classic, offset_of(grow, "仅参数名不一致"));
  REQUIRE(category);
  CHECK(category->markdown.find("only names of parameters differ") != std::string::npos);
  const auto row = hover(document, index, classic, offset_of(grow, "| rate"));
  REQUIRE(row);
  CHECK(row->markdown == "- PyTorch: `rate=2`\n- Paddle: `rate=2`");
  const auto api = hover(document, index, classic, offset_of(grow, "]torch.demo") + 1);
  REQUIRE(api);
  CHECK(api->markdown.find("Row 1 in docs/table.md") != std::string::npos);
  CHECK(api->markdown.find("Has the alias `torch.demo.raise`") != std::string::npos);
}

TEST_CASE(
    "completion knows categories, parameters of the column, phrases of the row and sections") {
  const Document document = demo_document();
  CHECK(offers(complete(document, classic, 4), "torch 参数更多"));
  CHECK_FALSE(offers(complete(document, classic, 4), "UNDEFINED_MAPPING_TYPE_0"));
  const auto cell = complete(document, classic, offset_of(grow, "| rate |") + 3);
  CHECK(labels(cell) == std::vector<std::string>{"input", "rate", "-"});
  const auto note = complete(document, classic, offset_of(grow, "表示倍数") + 12);
  CHECK(offers(note, "仅参数名不一致"));
  CHECK(offers(complete(document, classic, grow.size()), "转写示例"));
  CHECK(complete(document, classic, offset_of(grow, "torch.demo.grow(input")).empty());
}

TEST_CASE("a table source completes macros and documented APIs") {
  Index index = demo_index();
  const std::string typed = std::string(table_source) + "\n| ALIAS-REFERENCE-ITEM(`x`, `torch.de";
  index.put_table("docs/table.md", typed);
  CHECK(labels(complete_table("docs/table.md", index, typed.size())) ==
        std::vector<std::string>{"torch.demo.grow"});
  const std::string start = std::string(table_source) + "\n| ";
  index.put_table("docs/table.md", start);
  CHECK(complete_table("docs/table.md", index, start.size()).size() == 4);
}

TEST_CASE("an alias leads to the document of its target, a table macro to all that it takes in") {
  const Index index = demo_index();
  const auto alias = definition("docs/table.md", table_source, index,
                                offset_of(table_source, "torch.demo.raise") + 2);
  REQUIRE(alias.size() == 1);
  CHECK(alias[0].path == grow_path);
  const auto macro = definition("docs/table.md", table_source, index,
                                offset_of(table_source, "REFERENCE-MAPPING"));
  REQUIRE(macro.size() == 1);
  CHECK(macro[0].path == grow_path);
  CHECK(references(index, "torch.demo.grow").size() == 2);
  CHECK(references(index, "paddle.demo.grow").size() == 1);
}

TEST_CASE("a lens above the document names its row and its aliases") {
  const auto found = lenses(demo_document(), demo_index());
  REQUIRE(found.size() == 2);
  CHECK(found[0].title == "row 1 in docs/table.md");
  CHECK(found[1].title == "alias torch.demo.raise");
}

TEST_CASE("renaming an API changes title, heading, signature, alias rows and the file") {
  const Identity identity = identify(grow_path, classic);
  const auto rename = rename_api(std::string(grow_path), demo_document(), identity, demo_index(),
                                 "torch.demo.expand");
  REQUIRE(rename);
  const std::string text = text::applied(rename->edits.at(std::string(grow_path)), grow);
  CHECK(text.starts_with("## [ 仅参数名不一致 ]torch.demo.expand\n"));
  CHECK(text.find("### [torch.demo.expand](") != std::string::npos);
  CHECK(text.find("\ntorch.demo.expand(input") != std::string::npos);
  CHECK(text::applied(rename->edits.at("docs/table.md"), table_source)
            .find("`torch.demo.raise`, `torch.demo.expand`") != std::string::npos);
  CHECK(rename->new_paths.at(std::string(grow_path)) ==
        "docs/api_difference/torch/torch.demo.expand.md");
  CHECK_FALSE(rename_api(std::string(grow_path), demo_document(), identity, demo_index(),
                         "paddle.demo.expand"));
}

TEST_CASE("formatting aligns the columns and is stable") {
  const Document document = demo_document();
  const auto edits = format_tables(document, {0, grow.size()});
  const std::string text = text::applied(edits, grow);
  CHECK(text.find("| PyTorch | PaddlePaddle | 备注                                |") !=
        std::string::npos);
  CHECK(text.find("| input   | x            | 表示输入的 Tensor，仅参数名不一致。 |") !=
        std::string::npos);
  const Document formatted = read_document(text, identify(grow_path, classic), classic);
  CHECK(format_tables(formatted, {0, text.size()}).empty());
}

TEST_CASE("formatting changes nothing that readers of the real documents see") {
  SKIP_WITHOUT_CORPUS();
  std::size_t changed = 0;
  for (const CorpusFile& file : corpus()) {
    const Identity identity = identify(file.path, classic);
    const Document document = read_document(file.text, identity, classic);
    const auto edits = format_tables(document, {0, file.text.size()});
    changed += !edits.empty();
    const std::string formatted = text::applied(edits, file.text);
    INFO(file.path);
    CHECK(rendered_html(formatted) == rendered_html(file.text));
    const Document again = read_document(formatted, identity, classic);
    CHECK(format_tables(again, {0, formatted.size()}).empty());
  }
  CHECK(changed > 1000);
}

TEST_CASE("a new document passes every check that needs no person") {
  const NewDocument renamed{"torch.demo.grow",
                            "input, rate=2",
                            "",
                            "paddle.demo.grow",
                            "x, rate=2, name=None",
                            "",
                            true,
                            {{"input", "x"}, {"rate", "rate"}},
                            ""};
  const NewDocument more{"torch.demo.grow",
                         "input, *, out=None",
                         "",
                         "paddle.demo.grow",
                         "x, bias=0",
                         "",
                         true,
                         {{"input", "x"}, {"out", ""}, {"", "bias"}},
                         ""};
  const NewDocument composed{"torch.demo.grow", "input", "", "", "", "", true, {{"input", ""}}, ""};
  const NewDocument bare{"torch.demo.grow", "", "", "paddle.demo.grow", "", "", true, {}, ""};
  for (const NewDocument& wanted : {renamed, more, composed, bare}) {
    const std::string text = new_document(wanted, classic);
    const Validation validation = validate(text, identify(grow_path, classic), classic);
    CHECK_MESSAGE(validation.verdict, text);
    for (const DocumentFinding& finding : validation.findings) {
      FAIL_CHECK(std::string(finding.code()), " ", finding.message, "\n", text);
    }
  }
}
