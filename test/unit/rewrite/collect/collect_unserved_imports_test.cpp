// Imports of modules that Paddle's proxy does not have.
#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

TEST_CASE("an import that fails under the proxy says why it goes") {
  const std::string source = "import torch.utils.data\n\nx = torch.ones(2)\n";
  const auto tree = syntax::parse(syntax::Language::python, source);
  const FileFindings file = analyze(source, *tree, RuleSet(), Options{.profile = Profile::proxy});
  REQUIRE(file.findings.size() == 1);
  CHECK(file.findings[0].code == &codes::torch_import_unused);
  CHECK(file.findings[0].reason == "Paddle's proxy has no such module");
}
