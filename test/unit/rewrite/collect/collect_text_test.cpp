// Names of torch in comments and docstrings.
#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// The findings in text, each as its API and its new name.
std::vector<std::string> texts_in(std::string_view source) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  REQUIRE(tree);
  std::vector<std::string> found;
  for (const Finding& finding :
       analyze(source, *tree, RuleSet(), Options{.reads_text = true}).findings) {
    if (finding.code != &codes::torch_text) continue;
    CHECK(finding.fix != FixClass::safe);
    CHECK(finding.code->is_remark);
    found.push_back(std::string(finding.api) + " " + std::string(finding.target));
  }
  return found;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("comments and docstrings that name an API are found if that is enabled") {
  CHECK(texts_in("x = 1  # like torch.exp.\n") == Texts{"torch.exp paddle.exp"});
  CHECK(texts_in("def f():\n    \"\"\"See torch.abs, and torch.no_such_name.\"\"\"\n") ==
        Texts{"torch.abs paddle.abs"});
  CHECK(texts_in("# torch.abs torch.nn.Linear\n").size() == 2);
}

TEST_CASE("other strings, other names and code are not text") {
  CHECK(texts_in("x = 'torch.abs'\ny = torch.abs\n").empty());
  CHECK(texts_in("# my_torch.abs nn.torch.abs torch.\n").empty());
}

TEST_CASE("text is not searched by default") {
  CHECK(analyzed("# torch.abs\n").findings.empty());
}

TEST_CASE("a name in a text is a separate finding, with its rule, and a fix that needs review") {
  const std::string source = "import torch\nx = torch.abs(y)  # not torch.exp, nor torch.save\n";
  const auto tree = syntax::parse(syntax::Language::python, source);
  const FileFindings file = analyze(source, *tree, RuleSet(), Options{.reads_text = true});
  REQUIRE(file.findings.size() == 3);
  const Finding& exp = file.findings[1];
  CHECK(text::slice(source, exp.range) == "torch.exp");
  CHECK(exp.fix == FixClass::needs_confirmation);
  CHECK(exp.reason == "only a person can tell whether the sentence is still true");
  CHECK(RuleSet().rule(exp.rule));
  const std::string card = hover_card(source, file, 1, RuleSet());
  CHECK(card.find("torch.exp(input") != std::string::npos);
  CHECK(card.find("# before\ntorch.exp\n# after\npaddle.exp\n") != std::string::npos);
  const std::size_t chosen = 1;
  CHECK(text::applied(edits_for(source, file, {&chosen, 1}), source) ==
        "import torch\nx = torch.abs(y)  # not paddle.exp, nor torch.save\n");
}
