// What only the second generation of the rules asks for.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "engine/mapping_docs/judge/fixes.hpp"
#include "engine/mapping_docs/judge/validate.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

const DocumentProfile& v2 = *builtin_profile("v2");

std::string section(const std::string& api) {
  return "### [torch." + api + "](https://pytorch.org/docs/stable/generated/torch." + api +
         ".html#torch." + api + ")\n\n```python\ntorch." + api +
         "(input, dim)\n```\n\n### [paddle." + api +
         "](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/" + api +
         "_cn.html)\n\n```python\npaddle." + api +
         "(x, axis)\n```\n\n两者功能一致且参数用法一致，仅参数名不一致，具体如下：\n\n"
         "### 参数映射\n\n| PyTorch | PaddlePaddle | 备注 |\n| ------- | ------------ | ---- |\n"
         "| input | x | 输入的 Tensor，仅参数名不一致。 |\n| dim | axis | 轴，仅参数名不一致。 |\n";
}

std::string sound_in_v2() {
  return "## [ 仅参数名不一致 ]torch.scale\n\n" + section("scale");
}

Identity in_folder(const std::string& folder) {
  return identify("docs/api_difference/" + folder + "/torch.scale.md", v2);
}

const DocumentFinding* find(const Validation& validation, std::string_view code) {
  const auto found = std::find_if(validation.findings.begin(), validation.findings.end(),
                                  [&](const DocumentFinding& each) { return each.code() == code; });
  return found == validation.findings.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("a document in the folder of its category is sound") {
  CHECK(validate(sound_in_v2(), in_folder("args_name_diff"), v2).findings.empty());
}

TEST_CASE("the folder of another category is an error on the category") {
  const std::string text = sound_in_v2();
  const Validation validation = validate(text, in_folder("torch_more_args"), v2);
  const DocumentFinding* finding = find(validation, "title/folder");
  REQUIRE(finding != nullptr);
  CHECK(text::slice(text, finding->range) == "仅参数名不一致");
  CHECK(finding->severity == Severity::error);
  CHECK(text::applied(finding->fixes.at(0).edits, text)
            .starts_with("## [ torch 参数更多 ]torch.scale\n"));
}

TEST_CASE(
    "a document in the wrong folder can be moved to that of its category, and is sound there") {
  const std::string text = sound_in_v2();
  const Identity identity = in_folder("torch_more_args");
  const Validation validation = validate(text, identity, v2);
  const DocumentFinding* finding = find(validation, "title/folder");
  REQUIRE(finding != nullptr);
  const auto fixes = sound_fixes(validation, *finding, {identity, v2, {}});
  const auto move = std::find_if(fixes.begin(), fixes.end(),
                                 [](const DocumentFix& fix) { return !fix.new_folder.empty(); });
  REQUIRE(move != fixes.end());
  CHECK(move->new_folder == "args_name_diff");
  CHECK(validate(text, in_folder(move->new_folder), v2).findings.empty());
}

TEST_CASE("overloads are announced, and parted by their line") {
  const Identity identity = in_folder("args_name_diff");
  const std::string ruler = std::string(97, '-') + "\n\n";
  const std::string unannounced = sound_in_v2() + "\n" + ruler + section("scale");
  const Validation silent = validate(unannounced, identity, v2);
  const DocumentFinding* finding = find(silent, "overload/announcement");
  REQUIRE(finding != nullptr);
  const std::string announced = text::applied(finding->fixes.at(0).edits, unannounced);
  CHECK(find(validate(announced, identity, v2), "overload/announcement") == nullptr);

  std::string unparted = announced;
  unparted.erase(unparted.find(ruler), ruler.size());
  CHECK(find(validate(unparted, identity, v2), "overload/announcement") != nullptr);
  CHECK(find(validate(unparted, identity, *builtin_profile("classic")), "overload/announcement") ==
        nullptr);
}
