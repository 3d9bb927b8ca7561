// Patches of Paddle itself, which are off by default.
#include <doctest/doctest.h>

#include "engine/rewrite/fix_all.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

const RuleSet& patch_rules() {
  static const RuleSet rules = rules_of(R"json({
    "$helpers": {"patch_tensor": "def patch_tensor():\n    paddle.Tensor.shrink = lambda x: x"},
    "torch.Tensor.sum_to_size": {"receiver": "tensor", "signature": "(*size)", "alternatives": [
      {"keep": true, "patch": "patch_tensor", "needs_review": "all tensors get it"},
      {"manual": "there is no such method"}]}
  })json");
  return rules;
}

std::string patched(const std::string& source, const Options& options) {
  const auto recorded = read(source, nullptr, patch_rules());
  REQUIRE(recorded);
  const FixAll fixes =
      fix_all({source, &*recorded, analyze(source, *recorded, patch_rules(), options)},
              patch_rules(), options, {[](const Finding&) { return true; }});
  return paddle_ls::text::applied(fixes.edits, source);
}

}  // namespace

TEST_CASE("paddle itself is patched by no rule, unless patches are allowed") {
  const std::string source = "import torch\ny = torch.ones(2).sum_to_size(1)\n";
  CHECK(patched(source, {}) == "import paddle\ny = paddle.ones(2).sum_to_size(1)\n");
  const std::string with_patch = patched(source, {.patches = Patches::allowed});
  CHECK(with_patch ==
        "import paddle\ndef patch_tensor():\n    paddle.Tensor.shrink = lambda x: x\n\n\n"
        "patch_tensor()\n\n\ny = paddle.ones(2).sum_to_size(1)\n");
  CHECK(patched(with_patch, {.patches = Patches::allowed}) == with_patch);
}

TEST_CASE("a patch of a helper module is called by the files that import it") {
  const std::string source = "import torch\ny = torch.ones(2).sum_to_size(1)\n";
  const Options options{.patches = Patches::allowed, .helper_module = ".helpers"};
  const std::string result = patched(source, options);
  CHECK(result ==
        "import paddle\n"
        "\n"
        "from .helpers import patch_tensor\n"
        "patch_tensor()\n"
        "\n"
        "\n"
        "y = paddle.ones(2).sum_to_size(1)\n");
  CHECK(patched(result, options) == result);
}

TEST_CASE("a use that needs a patch is never a safe fix") {
  const std::string source = "import torch\ny = torch.ones(2).sum_to_size(1)\n";
  const auto recorded = read(source, nullptr, patch_rules());
  REQUIRE(recorded);
  bool is_seen = false;
  for (const Finding& finding :
       analyze(source, *recorded, patch_rules(), {.patches = Patches::allowed}).findings) {
    if (finding.api != "torch.Tensor.sum_to_size") continue;
    is_seen = true;
    CHECK(finding.fix == FixClass::needs_confirmation);
    CHECK(finding.reason == "all tensors get it");
  }
  CHECK(is_seen);
}

TEST_CASE("a use whose patch the file calls already is not a finding") {
  const std::string source =
      "import paddle\nimport torch\ndef patch_tensor():\n    paddle.Tensor.shrink = lambda x: "
      "x\n\n\n"
      "patch_tensor()\n\n\ny = torch.ones(2).sum_to_size(1)\n";
  const auto recorded = read(source, nullptr, patch_rules());
  REQUIRE(recorded);
  const FileFindings file =
      analyze(source, *recorded, patch_rules(), {.patches = Patches::allowed});
  REQUIRE(file.findings.size() == 1);
  CHECK(file.findings[0].api == "torch.ones");
}
