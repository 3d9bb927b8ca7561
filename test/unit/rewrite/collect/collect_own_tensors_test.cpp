// Classes that implement `__torch_function__`.
#include <algorithm>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"
#include "test/unit/rewrite/collect/examples.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a method that overrides functions of torch has a finding") {
  const auto found = findings_in_example("own tensors");
  REQUIRE(found.size() == 1);
  CHECK(found[0].text == "__torch_function__");
  CHECK(found[0].api == "torch.Tensor.__torch_function__");
}

TEST_CASE("a method that implements `__torch_function__` is reported, with its class") {
  const FileFindings file = analyzed(
      "import torch\n\n\nclass Traced:\n"
      "    @classmethod\n"
      "    def __torch_function__(cls, func, types, args=(), kwargs=None):\n"
      "        return torch.abs(args[0])\n");
  const Finding& finding = finding_about(file, "torch.Tensor.__torch_function__");
  CHECK(finding.code == &codes::torch_api_manual);
  CHECK(finding.reason.find("`Traced`") != std::string_view::npos);
}

TEST_CASE("a function with such a name outside a class is ignored") {
  const FileFindings file =
      analyzed("import torch\n\n\ndef __torch_function__(x):\n    return torch.abs(x)\n");
  CHECK(std::none_of(file.findings.begin(), file.findings.end(), [](const Finding& finding) {
    return finding.api == "torch.Tensor.__torch_function__";
  }));
}
