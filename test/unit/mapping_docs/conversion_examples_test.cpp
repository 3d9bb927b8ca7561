// The halves of examples that belong together.
#include "engine/mapping_docs/examples/conversion_examples.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::mapping_docs;

namespace {

std::vector<ConversionExample> examples_in(const std::string& text) {
  static std::string kept;
  kept = text;
  const DocumentProfile& profile = *builtin_profile("classic");
  const Identity identity = identify("api_difference/torch/torch.demo.md", profile);
  return conversion_examples(read_document(kept, identity, profile), identity, profile);
}

constexpr const char* head = "## [ 无参数 ]torch.demo\n\n### 转写示例\n\n";

}  // namespace

TEST_CASE("each half of PyTorch goes with the half of Paddle after it") {
  const auto found =
      examples_in(std::string(head) +
                  "```python\n# PyTorch 写法\ntorch.a(x)\n\n# Paddle 写法:\npaddle.a(x)\n\n"
                  "# PyTorch 写法，dim=0\ntorch.b(x)\n\n# Paddle 写法\npaddle.b(x)\n```\n");
  REQUIRE(found.size() == 2);
  CHECK(found[0].source.code == "torch.a(x)\n\n");
  CHECK(found[0].source.first_line == 6);
  CHECK(found[0].target.code == "paddle.a(x)\n\n");
  CHECK(found[0].target.first_line == 9);
  CHECK(found[1].source.code == "torch.b(x)\n\n");
  CHECK(found[1].target.code == "paddle.b(x)\n");
}

TEST_CASE("a half without partner is not an example") {
  CHECK(examples_in(std::string(head) + "```python\n# PyTorch 写法\ntorch.a(x)\n```\n").empty());
  CHECK(examples_in(std::string(head) + "```python\ntorch.a(x)\n```\n").empty());
  CHECK(examples_in("").empty());
}

TEST_CASE("the indentation of a block is not part of its code") {
  const auto found =
      examples_in(std::string(head) +
                  "```python\n  # PyTorch 写法\n  if x:\n    a(x)\n  # Paddle 写法\n  b(x)\n```\n");
  REQUIRE(found.size() == 1);
  CHECK(found[0].source.code == "if x:\n  a(x)\n");
  CHECK(found[0].target.code == "b(x)\n");
}
