// The table of passes: each example is code that its pass has a finding about.
#include "engine/rewrite/collect/passes.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// What the examples speak of; an import alone needs none of it.
std::string in_file(std::string_view example) {
  const std::string line = std::string(example) + "\n";
  if (example.starts_with("import torch")) {
    return line + (example == "import torch" ? "" : "y = torch.ones(2)\n");
  }
  if (example.starts_with("def ")) {
    return "import torch\n\n\nclass Own(torch.Tensor):\n    " + line +
           "        return func(*types)\n";
  }
  return "import torch\nimport torch.nn as nn\nx = torch.ones(2)\nm = nn.Conv2d(1, 1, 1)\n" + line;
}

}  // namespace

TEST_CASE("each pass has a finding about its example") {
  for (const Pass& pass : passes) {
    CAPTURE(pass.example);
    const std::string source = in_file(pass.example);
    const auto tree = syntax::parse(syntax::Language::python, source);
    Options options = native();
    if (pass.run == collect_unserved_imports) options.profile = Profile::proxy;
    const FileFindings file = analyze(source, *tree, RuleSet(), options);
    const std::size_t start = source.find(pass.example);
    CHECK(std::any_of(file.findings.begin(), file.findings.end(), [&](const Finding& finding) {
      return finding.range.start >= start && finding.range.start < start + pass.example.size();
    }));
  }
}
