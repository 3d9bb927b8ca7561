// Documents beside the reference documentation of Paddle.
#include "engine/mapping_docs/workspace/compare_reference.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/mapping_docs/judge/fixes.hpp"
#include "engine/mapping_docs/workspace/compare_release.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

constexpr std::string_view page = R"(.. _cn_api_paddle_demo_Scale:

Scale
-------------------------------

.. py:class:: paddle.demo.Scale(axis=-1, mode="mean", name=None)

A layer.

参数
:::::::::

    - **axis** (int) - The axis.

方法
:::::::::
step(loss, \*, keep=True)
'''''''''

weight
'''''''''
)";

ApiReference reference_of(std::string_view rst) {
  ApiReference reference;
  reference.add(rst, "docs/api/paddle/demo/Scale_cn.rst");
  return reference;
}

// A document whose Paddle side is `call`.
std::string document_of(const std::string& api, const std::string& call) {
  return "## [ 仅参数名不一致 ]torch.demo.Scale\n\n"
         "### "
         "[torch.demo.Scale](https://pytorch.org/docs/stable/generated/torch.demo.Scale.html)\n\n"
         "```python\ntorch.demo.Scale(dim)\n```\n\n### [" +
         api +
         "](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/demo/"
         "Scale_cn.html)\n\n```python\n" +
         call +
         "\n```\n\n两者功能一致且参数用法一致，仅参数名不一致，具体如下：\n\n"
         "### 参数映射\n\n| PyTorch | PaddlePaddle | 备注 |\n| ------- | ------------ | ---- |\n"
         "| dim | axis | 轴，仅参数名不一致。 |\n"
         "| - | mode | 方式，PyTorch 无此参数，Paddle 保持默认即可。 |\n";
}

struct Compared {
  std::string text;
  Identity identity;
  Validation validation;
  std::vector<DocumentFinding> findings;
};

Compared compare(std::string text, const ApiReference& reference) {
  const DocumentProfile& profile = *builtin_profile("classic");
  Compared compared{
      std::move(text), identify("api_difference/torch/torch.demo.Scale.md", profile), {}, {}};
  compared.validation = validate(compared.text, compared.identity, profile, {});
  compared.findings = compare_document(compared.validation, profile, {}, reference);
  return compared;
}

std::vector<std::string> names(const ReferenceEntry& entry) {
  std::vector<std::string> found;
  for (const ReferenceParameter& each : *entry.parameters) found.push_back(each.name);
  return found;
}

}  // namespace

TEST_CASE("a page declares its class, and the members that stand below it as headings") {
  const ApiReference reference = reference_of(page);
  const auto& layer = reference.find("paddle.demo.Scale");
  REQUIRE(layer.size() == 1);
  CHECK(names(layer[0]) == std::vector<std::string>{"axis", "mode", "name"});
  CHECK((*layer[0].parameters)[1].default_value == "'mean'");
  CHECK(text::slice(page, layer[0].place).starts_with("paddle.demo.Scale(axis"));
  REQUIRE(reference.find("paddle.demo.Scale.step").size() == 1);
  CHECK(names(reference.find("paddle.demo.Scale.step")[0]) ==
        std::vector<std::string>{"loss", "*", "keep"});
  REQUIRE(reference.find("paddle.demo.Scale.weight").size() == 1);
  CHECK_FALSE(reference.find("paddle.demo.Scale.weight")[0].parameters);
  CHECK(reference.find("paddle.demo.Scale.参数").empty());
}

TEST_CASE("text without declarations, or cut off anywhere, adds nothing wrong") {
  CHECK(reference_of("just words\n-----\nname(\n'''''\n").empty());
  for (std::size_t length = 0; length <= page.size(); ++length) {
    const ApiReference reference = reference_of(page.substr(0, length));
    for (const ReferenceEntry& entry : reference.find("paddle.demo.Scale")) {
      CHECK(entry.place.end <= length);
    }
  }
}

TEST_CASE("the same signature has nothing to say, whatever its quotes and blanks") {
  const auto compared = compare(
      document_of("paddle.demo.Scale", "paddle.demo.Scale(axis=-1, mode = 'mean', name=None)"),
      reference_of(page));
  CHECK(compared.findings.empty());
}

TEST_CASE("another signature is a hint whose fix takes over that of the reference") {
  const auto compared =
      compare(document_of("paddle.demo.Scale", "paddle.demo.Scale(axis=0, mode='mean', name=None)"),
              reference_of(page));
  REQUIRE(compared.findings.size() == 1);
  const DocumentFinding& finding = compared.findings[0];
  CHECK(finding.code() == "x/paddle-signature");
  CHECK(finding.severity == Severity::hint);
  CHECK(text::slice(compared.text, finding.range) == "paddle.demo.Scale");
  REQUIRE(finding.related.size() == 1);
  CHECK(finding.related[0].path == "docs/api/paddle/demo/Scale_cn.rst");
  const DocumentProfile& profile = *builtin_profile("classic");
  const auto fixes = sound_fixes(compared.validation, finding, {compared.identity, profile, {}});
  REQUIRE(fixes.size() == 1);
  const auto fixed = compare(text::applied(fixes[0].edits, compared.text), reference_of(page));
  CHECK(fixed.findings.empty());
  CHECK(fixed.validation.findings.size() <= compared.validation.findings.size());
}

TEST_CASE("a signature whose adoption would leave a parameter without a row is not offered") {
  const ApiReference reference =
      reference_of(".. py:function:: paddle.demo.Scale(axis, shape, mode='mean', name=None)\n");
  const auto compared =
      compare(document_of("paddle.demo.Scale", "paddle.demo.Scale(axis, mode='mean', name=None)"),
              reference);
  REQUIRE(compared.findings.size() == 1);
  const DocumentProfile& profile = *builtin_profile("classic");
  CHECK(sound_fixes(compared.validation, compared.findings[0], {compared.identity, profile, {}})
            .empty());
}

TEST_CASE(
    "an API that the reference and the release lack is a hint, and without reference nothing") {
  const std::string text = document_of("paddle.demo.Shift", "paddle.demo.Shift(axis)");
  const auto compared = compare(text, reference_of(page));
  CHECK(compared.findings.empty());
  const auto unknown = [&](const ApiReference& reference) {
    return compare_document(compared.validation, *builtin_profile("classic"), {},
                            built_in_releases("3.3"), reference);
  };
  REQUIRE(unknown(reference_of(page)).size() == 1);
  CHECK(unknown(reference_of(page))[0].code() == "x/paddle-unknown");
  CHECK(unknown(ApiReference()).empty());
}

TEST_CASE("one of several declarations is enough to agree with") {
  ApiReference reference = reference_of(page);
  reference.add(".. py:class:: paddle.demo.Scale(axis=0)\n", "docs/api/paddle/demo/Scale2_cn.rst");
  CHECK(compare(document_of("paddle.demo.Scale", "paddle.demo.Scale(axis=0)"), reference)
            .findings.empty());
}
