// Imports of modules that Paddle's compatibility mode does not have.
#include <algorithm>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"
#include "test/unit/rewrite/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

TEST_CASE("an import of a module that the compatibility mode lacks has a finding") {
  Options options = native();
  options.profile = Profile::v3_3_compat;
  const auto found = findings_in_example("unserved imports", options);
  REQUIRE(found.size() == 1);
  CHECK(found[0].text == "torch.utils.data");
  CHECK(found[0].api == "torch.utils.data");
}

TEST_CASE(
    "the finding about an import that fails in the compatibility mode says why it is removed") {
  const std::string source = "import torch.utils.data\n\nx = torch.ones(2)\n";
  const auto tree = syntax::parse(syntax::Language::python, source);
  const FileFindings file =
      analyze(source, *tree, RuleSet(), Options{.profile = Profile::v3_3_compat});
  REQUIRE(file.findings.size() == 1);
  CHECK(file.findings[0].code == &codes::torch_import_unused);
  CHECK(file.findings[0].reason == "Paddle's compatibility mode has no such module");
}

TEST_CASE("an import of a module that the compatibility mode has is kept") {
  const std::string source = "import torch.nn\n\nx = torch.nn.Tanh()\n";
  const auto tree = syntax::parse(syntax::Language::python, source);
  const FileFindings file =
      analyze(source, *tree, RuleSet(), Options{.profile = Profile::v3_3_compat});
  CHECK(std::none_of(file.findings.begin(), file.findings.end(), [](const Finding& finding) {
    return finding.code == &codes::torch_import_unused;
  }));
}
