// One sound document, broken in one place at a time: every defect is found on its line under its
// code, and what is sound stays without a finding.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "engine/mapping_docs/judge/fixes.hpp"
#include "engine/mapping_docs/judge/validate.hpp"
#include "test/unit/mapping_docs/classic.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

const Identity demo_identity =
    identify("docs/api_difference/torch/torch.demo.scale.md", *builtin_profile("classic"));

constexpr std::string_view sound = R"(## [ torch 参数更多 ]torch.demo.scale

### [torch.demo.scale](https://pytorch.org/docs/stable/generated/torch.demo.scale.html#torch.demo.scale)

```python
torch.demo.scale(input, factor=1, *, out=None)
```

### [paddle.demo.scale](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/demo/scale_cn.html)

```python
paddle.demo.scale(x, factor=1, bias=0, name=None)
```

PyTorch 相比 Paddle 支持更多其他参数，具体如下：

### 参数映射

| PyTorch | PaddlePaddle | 备注 |
| ------- | ------------ | ---- |
| input | x | 表示输入的 Tensor，仅参数名不一致。 |
| factor | factor | 表示缩放的倍数。 |
| out | - | 表示输出的 Tensor，Paddle 无此参数，需要转写。 |
| - | bias | 表示偏移量，PyTorch 无此参数，Paddle 保持默认即可。 |

### 转写示例

#### out：指定输出

```python
# PyTorch 写法
torch.demo.scale(x, 2, out=y)

# Paddle 写法
paddle.assign(paddle.demo.scale(x, 2), y)
```
)";

struct Defect {
  std::string_view name;
  std::string_view from;  // the first occurrence in the sound document ...
  std::string_view to;    // ... becomes this
  std::string_view code;
  std::string_view line;  // a part of the line that is marked
};

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string result(text);
  const std::size_t at = result.find(from);
  REQUIRE(at != std::string::npos);
  result.replace(at, from.size(), to);
  return result;
}

std::string listed(const Validation& validation) {
  std::string list;
  for (const DocumentFinding& finding : validation.findings) {
    const std::size_t line = validation.document.lines.line_of(finding.range.start);
    list +=
        std::to_string(line + 1) + " " + std::string(finding.code()) + " " + finding.message + "\n";
  }
  return list;
}

const std::vector<Defect> defects = {
    {"title of level 1", "## [", "# [", "title/missing", "torch.demo.scale"},
    {"title of level 3", "## [", "### [", "title/missing", "torch.demo.scale"},
    {"blank first line", "## [", "\n## [", "title/missing", ""},
    {"quoted title", "## [", "> ## [", "title/missing", "> ##"},
    {"wide brackets", "[ torch 参数更多 ]", "【torch 参数更多】", "title/missing", "【"},
    {"byte order mark", "## [", "\xEF\xBB\xBF## [", "doc/encoding", "## ["},
    {"NUL", "表示缩放", std::string_view("\0", 1), "doc/encoding", "factor | factor"},
    {"misspelled category", "参数更多 ]", "参娄更多 ]", "title/category-unknown", "## ["},
    {"retired category", "torch 参数更多 ]", "参数不一致 ]", "title/category-unknown", "## ["},
    {"no category", "[ torch 参数更多 ]", "[]", "title/category-unknown", "## []"},
    {"placeholder", "torch 参数更多 ]", "UNDEFINED_MAPPING_TYPE_0 ]", "title/category-internal",
     "## ["},
    {"title names another API", "]torch.demo.scale", "]torch.demo.scales", "title/api-mismatch",
     "## ["},
    {"back-ticked title", "]torch.demo.scale", "]`torch.demo.scale`", "title/api-mismatch", "## ["},
    {"link in the title", "]torch.demo.scale", "][torch.demo.scale](u)", "title/api-mismatch",
     "## ["},
    {"heading names another API", "[torch.demo.scale]", "[torch.demo.scal]", "title/api-mismatch",
     "## ["},
    {"second title", "PyTorch 相比", "## [ 无参数 ]torch.demo.other\n\nPyTorch 相比",
     "title/second-h2", "other"},
    {"wrong prefix", "[torch.demo", "[tourch.demo", "src/heading-missing", "[tourch"},
    {"parenthesis in the address", "torch.demo.scale.html#", "torch(demo).html#",
     "src/heading-missing", "(demo)"},
    {"blank after the heading", "#torch.demo.scale)", "#torch.demo.scale) ", "src/heading-missing",
     "### [torch"},
    {"source heading of level 4", "### [torch", "#### [torch", "src/heading-missing",
     "#### [torch"},
    {"wrong Paddle prefix", "[paddle.demo", "[padle.demo", "dst/heading-missing", "[padle"},
    {"source heading without address",
     "](https://pytorch.org/docs/stable/generated/torch.demo.scale.html#torch.demo.scale)", "]",
     "heading/no-url-parens", "### [torch"},
    {"empty address",
     "https://pytorch.org/docs/stable/generated/torch.demo.scale.html#torch.demo.scale", "",
     "heading/empty-url", "### [torch"},
    {"Paddle heading without address",
     "](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/demo/"
     "scale_cn.html)",
     "]", "heading/no-url-parens", "### [paddle"},
    {"no scheme", "https://pytorch", "pytorch", "heading/url-malformed", "### [torch"},
    {"page of another API", "paddle/demo/scale_cn", "paddle/demo/scatter_cn",
     "heading/url-other-api", "scatter_cn"},
    {"the other product's site",
     "https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/demo/scale_cn.html",
     "https://pytorch.org/docs/stable/x.html", "heading/url-wrong-site", "### [paddle"},
    {"unclosed signature", "out=None)\n```\n", "out=None)\n", "fence/unclosed", "```python"},
    {"four backticks close", "out=None)\n```\n", "out=None)\n````\n", "fence/unclosed", "````"},
    {"no language", "```python\ntorch", "```\ntorch", "sig/fence-lang", "```"},
    {"capital language", "```python\ntorch", "```Python\ntorch", "sig/fence-lang", "```Python"},
    {"blank in the fence", "```python\ntorch", "``` python\ntorch", "sig/fence-lang", "``` python"},
    {"blank after the fence", "```python\ntorch", "```python \ntorch", "sig/fence-lang",
     "```python "},
    {"wrong code name", "\ntorch.demo.scale(", "\ntorch.demo.scall(", "sig/name-mismatch", "scall"},
    {"escaped code name", "\ntorch.demo.scale(", "\ntorch.demo\\_scale(", "sig/name-mismatch",
     "demo\\_scale("},
    {"blank line before the code", "```python\ntorch", "```python\n\ntorch", "sig/first-line", ""},
    {"indented code", "```python\ntorch", "```python\n  torch", "sig/first-line", "  torch"},
    {"wide parenthesis", "scale(input, factor=1, *, out=None)",
     "scale（input, factor=1, *, out=None)", "sig/fullwidth", "（"},
    {"wide comma", "input, factor=1, *", "input， factor=1, *", "sig/fullwidth", "，"},
    {"no closing parenthesis", "out=None)\n", "out=None\n", "sig/bracket", "out=None"},
    {"two closing parentheses", "out=None)\n", "out=None))\n", "sig/bracket", "out=None))"},
    {"wrong bracket", "out=None)\n", "out=None])\n", "sig/bracket", "out=None"},
    {"return type", "out=None)\n", "out=None) -> Tensor\n", "sig/trailing-text", "-> Tensor"},
    {"second signature of another API", "out=None)\n", "out=None)\ntorch.demo.grow(x)\n",
     "sig/other-api", "grow"},
    {"two commas", "input, factor", "input, , factor", "sig/empty-arg", "input, ,"},
    {"no heading of the table", "### 参数映射\n\n", "", "args/heading-missing", "| PyTorch"},
    {"heading of level 4", "### 参数映射", "#### 参数映射", "args/heading-missing", "####"},
    {"heading with a colon", "### 参数映射", "### 参数映射：", "args/heading-missing", "映射："},
    {"heading with a blank", "### 参数映射\n", "### 参数映射 \n", "args/heading-missing",
     "参数映射 "},
    {"another heading", "### 参数映射", "### 参数差异", "args/heading-missing", "差异"},
    {"header of the source", "| PyTorch |", "| Pytorch |", "args/header", "Pytorch"},
    {"header of the target", "| PaddlePaddle |", "| Paddle |", "args/header", "| Paddle |"},
    {"no delimiter row", "| ------- | ------------ | ---- |\n", "", "args/separator", "| PyTorch"},
    {"delimiter row of two", "| ------- | ------------ | ---- |", "| ------- | ------------ |",
     "args/separator", "| -------"},
    {"delimiter row of letters", "| ------- | ------------ | ---- |", "| abc | ? | z |",
     "args/separator", "abc"},
    {"row of four", "| factor | factor |", "| factor | factor | x |", "args/row-cells", "| x |"},
    {"row of two", "| factor | factor |", "| factor |", "args/row-cells", "| factor | 表示"},
    {"open row", "倍数。 |", "倍数。", "args/row-cells", "倍数。"},
    {"row without pipe", "| factor |", "factor |", "args/row-detached", "factor | factor"},
    {"indented row", "| factor |", "  | factor |", "args/row-detached", "  | factor"},
    {"blank line in the table", "| factor |", "\n| factor |", "args/row-detached", "| factor"},
    {"no row for a parameter", "| factor | factor | 表示缩放的倍数。 |\n", "", "args/row-missing",
     "### 参数映射"},
    {"row of an unknown parameter", "| factor | factor |", "| facter | factor |",
     "args/row-unknown", "facter"},
    {"row twice", "| out |", "| factor | factor | 表示缩放的倍数。 |\n| out |",
     "args/row-duplicate", "| factor"},
    {"rows out of order", "| out | - | 表示输出的 Tensor，Paddle 无此参数，需要转写。 |",
     "| input | x | 仅参数名不一致。 |", "args/row-duplicate", "| input"},
    {"row of name", "| - | bias |",
     "| - | name | PyTorch 无此参数，Paddle 保持默认即可。 |\n| - | bias |", "args/name-row",
     "| - | name"},
    {"category too low", "[ torch 参数更多 ]", "[ paddle 参数更多 ]", "category/too-low", "## ["},
    {"summary of another category", "PyTorch 相比 Paddle 支持更多其他参数，具体如下：",
     "两者功能一致，仅参数名不一致，具体如下：", "summary/contradicts", "两者"},
    {"no summary", "PyTorch 相比 Paddle 支持更多其他参数，具体如下：\n", "", "summary/missing",
     "```"},
    {"note without full stop", "倍数。", "倍数", "note/no-period", "倍数"},
    {"no note", "表示缩放的倍数。", "", "note/empty", "| factor"},
    {"equal names called different", "倍数。", "倍数，仅参数名不一致。", "note/name-diff-wrong",
     "倍数"},
    {"open fate of a parameter", "Paddle 无此参数，需要转写。", "Paddle 无此参数。",
     "note/ending-required", "| out"},
    {"absent side not named", "，PyTorch 无此参数", "", "note/absent-param", "| bias"},
    {"defaults differ", "x, factor=1", "x, factor=2", "note/default-differs", "| factor"},
    {"no example",
     "### 转写示例\n\n#### out：指定输出\n\n```python\n# PyTorch 写法\ntorch.demo.scale(x, 2, "
     "out=y)\n\n# Paddle 写法\npaddle.assign(paddle.demo.scale(x, 2), y)\n```\n",
     "", "example/missing", "| out"},
    {"example of another parameter", "#### out：", "#### bias：", "example/param-heading",
     "### 转写示例"},
    {"colon of the example", "#### out：", "#### out: ", "example/heading-colon", "#### out"},
    {"wide comma in the example", "(x, 2, out=y)", "(x，2, out=y)", "example/syntax", "out=y"},
    {"half without its comment", "# Paddle 写法\n", "", "example/halves", "```python"},
    {"no blank between the halves", "out=y)\n\n#", "out=y)\n#", "example/halves", "# Paddle"},
    {"torch in Paddle's half", "paddle.assign(", "torch.assign(", "example/torch-left",
     "torch.assign"},
    {"Kangxi radical", "输入的", "输⼊的", "text/confusable", "| input"},
    {"no-break space", "输入的 Tensor", "输入的\xC2\xA0Tensor", "text/confusable", "| input"},
    {"no blank between scripts", "输入的 Tensor", "输入的Tensor", "text/cjk-latin-space",
     "| input"},
    {"blank at the end", "倍数。 |\n", "倍数。 | \n", "text/whitespace", "| factor"},
    {"product name", "PyTorch 相比", "Pytorch 相比", "text/product-name", "Pytorch"},
    {"frequent slip", "缩放的倍数", "缩放的 dytpe", "text/typo", "dytpe"},
    {"misnamed section", "### 转写示例", "### 转写实例", "section/unknown", "实例"},
    {"second Paddle section", "PyTorch 相比",
     "### "
     "[paddle.demo.grow](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/"
     "demo/grow_cn.html)\n\n```python\npaddle.demo.grow(x)\n```\n\nPyTorch 相比",
     "section/unknown", "grow"},
    {"no Paddle section",
     "### "
     "[paddle.demo.scale](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/"
     "demo/scale_cn.html)\n\n```python\npaddle.demo.scale(x, factor=1, bias=0, name=None)\n```\n\n",
     "", "dst/heading-missing", "### [torch"},
};

// Codes whose findings stay after every sound fix was made.
constexpr std::array<std::string_view, 11> for_people = {
    "title/category-internal", "title/second-h2",  "sig/bracket",        "sig/other-api",
    "args/row-cells",          "args/row-unknown", "note/empty",         "example/halves",
    "example/torch-left",      "section/unknown",  "dst/heading-missing"};

}  // namespace

TEST_CASE("the sound document has no finding and the original accepts it") {
  const Validation validation = validate(sound, demo_identity, classic);
  CHECK_MESSAGE(validation.findings.empty(), listed(validation));
  CHECK(validation.verdict);
}

TEST_CASE("every defect is found on its line under its code") {
  for (const Defect& defect : defects) {
    const std::string text = replaced(sound, defect.from, defect.to);
    const Validation validation = validate(text, demo_identity, classic);
    const bool found = std::any_of(
        validation.findings.begin(), validation.findings.end(),
        [&](const DocumentFinding& finding) {
          const ByteRange line =
              validation.document.line(validation.document.lines.line_of(finding.range.start));
          const std::string_view content = validation.document.slice(line);
          return finding.code() == defect.code &&
                 (defect.line.empty() ? content.empty()
                                      : content.find(defect.line) != std::string_view::npos);
        });
    CHECK_MESSAGE(found, std::string(defect.name), ": ", std::string(defect.code), "\n",
                  listed(validation));
  }
}

TEST_CASE("a document that the original rejects always has an error") {
  for (const Defect& defect : defects) {
    const std::string text = replaced(sound, defect.from, defect.to);
    const Validation validation = validate(text, demo_identity, classic);
    if (validation.verdict) continue;
    CHECK_MESSAGE(std::any_of(validation.findings.begin(), validation.findings.end(),
                              [](const DocumentFinding& finding) {
                                return finding.severity == Severity::error;
                              }),
                  std::string(defect.name), validation.verdict.error().reason);
  }
}

TEST_CASE("what is unusual but sound has no finding") {
  const std::vector<std::pair<std::string_view, std::string>> variants = {
      {"Windows line endings",
       [] {
         std::string text;
         for (const char c : sound) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
         return text;
       }()},
      {"comment before the signature",
       replaced(sound, "```python\ntorch", "```python\n# 用法一\ntorch")},
      {"tabs in a row", replaced(sound, "| factor | factor |", "|\tfactor\t|\tfactor\t|")},
      {"annotations", replaced(sound, "input, factor=1", "input: Tensor, factor: int = 1")},
      {"trailing comma", replaced(sound, "out=None)", "out=None,)")},
      {"two signatures of one API",
       replaced(sound, "out=None)\n", "out=None)\ntorch.demo.scale(input, factor)\n")},
      {"escaped pipe in a note", replaced(sound, "倍数。", "倍数，即 a \\| b。")},
      {"pipe in a code span", replaced(sound, "倍数。", "倍数，即 `a | b`。")},
      {"lambda as a default", replaced(replaced(sound, "factor=1, *", "factor=lambda a, b: a, *"),
                                       "x, factor=1", "x, factor=lambda a, b: a")},
  };
  for (const auto& [name, text] : variants) {
    const Validation validation = validate(text, demo_identity, classic);
    CHECK_MESSAGE(validation.findings.empty(), std::string(name), "\n", listed(validation));
  }
}

TEST_CASE("a document with several defects reports all of them in one pass") {
  std::string text(sound);
  text = replaced(text, "## [ torch", "## [ troch");
  text = replaced(text, "```python\npaddle", "```\npaddle");
  text = replaced(text, "| Paddle", "| paddle");
  text = replaced(text, "倍数。", "倍数");
  const Validation validation = validate(text, demo_identity, classic);
  for (const std::string_view code :
       {"title/category-unknown", "sig/fence-lang", "args/header", "note/no-period"}) {
    CHECK_MESSAGE(
        std::any_of(validation.findings.begin(), validation.findings.end(),
                    [&](const DocumentFinding& finding) { return finding.code() == code; }),
        std::string(code), "\n", listed(validation));
  }
}

TEST_CASE("applying sound fixes one after the other makes a broken document clean") {
  for (const Defect& defect : defects) {
    std::string text = replaced(sound, defect.from, defect.to);
    const Severities no_overrides;
    const Rules rules{demo_identity, classic, no_overrides};
    for (int step = 0; step < 10; ++step) {
      const Validation validation = validate(text, demo_identity, classic);
      const std::size_t before = validation.findings.size();
      std::string next;
      for (const DocumentFinding& finding : validation.findings) {
        const auto fixes = sound_fixes(validation, finding, rules);
        if (fixes.empty()) continue;
        next = text::applied(fixes.front().edits, text);
        break;
      }
      if (next.empty()) break;
      text = std::move(next);
      CHECK(validate(text, demo_identity, classic).findings.size() < before);
    }
    // What stays needs a person: the code says what, and the document has not become worse.
    const Validation left = validate(text, demo_identity, classic);
    for (const DocumentFinding& finding : left.findings) {
      CHECK_MESSAGE(
          std::find(for_people.begin(), for_people.end(), finding.code()) != for_people.end(),
          std::string(defect.name), " leaves ", std::string(finding.code()));
    }
  }
}

TEST_CASE("defaults of the same value, and those that the note handles, are not a difference") {
  const auto said = [](const std::string& text) {
    const Validation validation = validate(text, demo_identity, classic);
    return std::any_of(
        validation.findings.begin(), validation.findings.end(),
        [](const DocumentFinding& each) { return each.code() == "note/default-differs"; });
  };
  CHECK(said(replaced(sound, "x, factor=1", "x, factor=2")));
  for (const std::string value : {"1.0", "(1, 1)", "True", "2/2"}) {
    CHECK_FALSE(said(replaced(sound, "x, factor=1", "x, factor=" + value)));
  }
  CHECK_FALSE(
      said(replaced(replaced(sound, "x, factor=1", "x, factor=2"), "倍数。", "倍数，需要转写。")));
}

TEST_CASE("the category without parameters is contradicted by a parameter that is named") {
  const Validation validation =
      validate(replaced(sound, "[ torch 参数更多 ]", "[ 无参数 ]"), demo_identity, classic);
  const auto found = std::find_if(
      validation.findings.begin(), validation.findings.end(),
      [](const DocumentFinding& each) { return each.code() == "category/no-args-mismatch"; });
  REQUIRE(found != validation.findings.end());
  CHECK(found->message ==
        "the category says that there are no parameters, but torch.demo.scale has `input`");
}
