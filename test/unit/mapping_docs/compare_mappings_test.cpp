// Documents beside the converter's mapping files.
#include "engine/mapping_docs/workspace/compare_mappings.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

constexpr std::string_view document = R"(## [ 仅参数名不一致 ]torch.demo.scale

### [torch.demo.scale](https://pytorch.org/docs/stable/generated/torch.demo.scale.html)

```python
torch.demo.scale(input, dim)
```

### [paddle.demo.scale](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/paddle/demo/scale_cn.html)

```python
paddle.demo.scale(x, axis)
```

两者功能一致且参数用法一致，仅参数名不一致，具体如下：

### 参数映射

| PyTorch | PaddlePaddle | 备注 |
| ------- | ------------ | ---- |
| input | x | 输入的 Tensor，仅参数名不一致。 |
| dim | axis | 轴，仅参数名不一致。 |
)";

ApiMappings mappings_of(const std::string& entry) {
  ApiMappings mappings;
  REQUIRE(mappings.add("{\"torch.demo.scale\": " + entry + "}", "api_mapping.json"));
  return mappings;
}

// The codes of what differs, and the texts they stand on.
std::vector<std::string> differences(const ApiMappings& mappings) {
  const DocumentProfile& profile = *builtin_profile("classic");
  const Identity identity = identify("api_difference/torch/torch.demo.scale.md", profile);
  std::vector<std::string> codes;
  for (const DocumentFinding& finding :
       compare_document(validate(document, identity, profile), profile, {}, mappings)) {
    codes.push_back(std::string(finding.code()) + " " +
                    std::string(text::slice(document, finding.range)));
  }
  return codes;
}

using Codes = std::vector<std::string>;

}  // namespace

TEST_CASE("a document that agrees with its entry has nothing to say") {
  const auto mappings =
      mappings_of(R"({"Matcher": "GenericMatcher", "paddle_api": "paddle.demo.scale",
    "args_list": ["input", "dim"], "kwargs_change": {"input": "x", "dim": "axis"}})");
  CHECK(differences(mappings).empty());
}

TEST_CASE("each way to differ has its code, on the part that differs") {
  CHECK(differences(mappings_of(R"({"Matcher": "M", "paddle_api": "paddle.demo.grow"})")) ==
        Codes{"x/paconvert-dst-api paddle.demo.scale"});
  CHECK(
      differences(mappings_of(R"({"Matcher": "M", "args_list": ["input", "*", "dim", "out"]})")) ==
      Codes{"x/paconvert-args-list torch.demo.scale"});
  CHECK(differences(mappings_of(R"({"Matcher": "M", "args_list": ["dim", "input"]})")) ==
        Codes{"x/paconvert-args-order torch.demo.scale"});
  CHECK(differences(mappings_of(R"({"Matcher": "M", "kwargs_change": {"dim": "dims"}})")) ==
        Codes{"x/paconvert-kwargs dim"});
  CHECK(differences(mappings_of(R"({"Matcher": "ChangePrefixMatcher"})")) ==
        Codes{"x/paconvert-obsolete torch.demo.scale"});
}

TEST_CASE("an API without entry is said, unless it has one under another name") {
  ApiMappings mappings;
  REQUIRE(mappings.add(R"({"torch.demo.zoom": {"Matcher": "M"}})", "api_mapping.json"));
  CHECK(differences(mappings) == Codes{"x/paconvert-no-matcher torch.demo.scale"});
  REQUIRE(mappings.add(R"({"torch.demo.scale": "torch.demo.zoom"})", "api_alias_mapping.json"));
  CHECK(differences(mappings).empty());
}

TEST_CASE("a difference names its entry in the mapping file") {
  const ApiMappings mappings = mappings_of(R"({"Matcher": "ChangePrefixMatcher"})");
  const DocumentProfile& profile = *builtin_profile("classic");
  const Identity identity = identify("api_difference/torch/torch.demo.scale.md", profile);
  const auto findings =
      compare_document(validate(document, identity, profile), profile, {}, mappings);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].related[0].path == "api_mapping.json");
  CHECK(findings[0].related[0].range == ByteRange{1, 19});
}

TEST_CASE("a row that calls an API missing differs from an entry that has it") {
  const DocumentProfile& profile = *builtin_profile("classic");
  Index index(profile);
  index.put_table("table.md",
                  R"(| 序号 | Pytorch 最新 release | Paddle develop | 映射关系分类 | 备注 |
| ----- | ----------- | ----------------- | ----------- | ------- |
| NOT-IMPLEMENTED-ITEM(`torch.demo.scale`, https://pytorch.org/x.html, 可新增) |
| IN-DEVELOPMENT-PATTERN(`torch.demo.other`, https://pytorch.org/y.html) |
)");
  const auto findings =
      compare_table(index.tables().at("table.md"), profile, {}, mappings_of(R"({"Matcher": "M"})"));
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].code() == "x/index-implemented");
}

TEST_CASE("a file that is not a mapping file is refused with a reason") {
  ApiMappings mappings;
  CHECK(mappings.add("[]", "a.json").error().where == "a.json");
  CHECK_FALSE(mappings.add("{\"a\": ", "a.json"));
  CHECK(mappings.add("{\"a\": 1, \"b\": {\"args_list\": 3}}", "a.json"));
}
