// The examples in the table of passes over the uses of a file.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "engine/rewrite/collect/passes.hpp"
#include "engine/syntax/parser.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {

// `example` with the definitions that it needs; an import alone needs none of them.
inline std::string file_with(std::string_view example) {
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

struct ExampleFinding {
  std::string text;  // of the code that the finding is about
  std::string api;
  std::string target;
};

// The findings in the example of the pass `name`.
inline std::vector<ExampleFinding> findings_in_example(std::string_view name,
                                                       const Options& options = native()) {
  const auto pass = std::find_if(passes.begin(), passes.end(),
                                 [&](const Pass& each) { return each.name == name; });
  REQUIRE(pass != passes.end());
  const std::string source = file_with(pass->example);
  const auto tree = syntax::parse(syntax::Language::python, source);
  const FileFindings file = analyze(source, *tree, RuleSet(), options);
  const std::size_t start = source.find(pass->example);
  std::vector<ExampleFinding> found;
  for (const Finding& finding : file.findings) {
    if (finding.range.start < start || finding.range.start >= start + pass->example.size())
      continue;
    found.push_back({std::string(text::slice(source, finding.range)), std::string(finding.api),
                     std::string(finding.target)});
  }
  return found;
}

}  // namespace paddle_ls::rewrite
