// Classes that answer torch's functions themselves.
#include <algorithm>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a method by which a class answers torch's functions is said, with the class") {
  const FileFindings file = analyzed(
      "import torch\n\n\nclass Traced:\n"
      "    @classmethod\n"
      "    def __torch_function__(cls, func, types, args=(), kwargs=None):\n"
      "        return torch.abs(args[0])\n");
  const Finding& finding = finding_about(file, "torch.Tensor.__torch_function__");
  CHECK(finding.code == &codes::torch_api_manual);
  CHECK(finding.reason.find("`Traced`") != std::string_view::npos);
}

TEST_CASE("a function of the file by such a name answers for no class") {
  const FileFindings file =
      analyzed("import torch\n\n\ndef __torch_function__(x):\n    return torch.abs(x)\n");
  CHECK(std::none_of(file.findings.begin(), file.findings.end(), [](const Finding& finding) {
    return finding.api == "torch.Tensor.__torch_function__";
  }));
}
