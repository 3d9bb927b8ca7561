// The card that a hover shows: what the use becomes, argument by argument, and what is known of it.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a hover shows the alternative that this use takes, in one signature") {
  const RuleSet rules = rules_of(R"json({
    "torch.scaled": {"signature": "(x, size=None, mode='near')", "alternatives": [
      {"when": ["has(mode)"], "callee": "paddle.scaled", "drop": ["mode"]},
      {"callee": "paddle.scaled", "rename": {"size": "shape"}}]}
  })json");
  const std::string source = "import torch\ntorch.scaled(y, size=3)\n";
  const FileFindings file = analyzed(source, rules);
  REQUIRE(file.findings.size() == 1);
  const std::string card = hover_card(source, file, 0, rules);
  CAPTURE(card);
  CHECK(card.find("| `mode` | the same |") != card.npos);
  CHECK(card.find("| `size` | `shape` |") != card.npos);
  CHECK(card.find("paddle.scaled(x, shape, mode)") != card.npos);
  CHECK(card.find("left out") == card.npos);
}

TEST_CASE("a hover of a template has no table of another form") {
  const RuleSet rules = rules_of(R"json({
    "torch.scaled": {"signature": "(x, size=None)", "alternatives": [
      {"when": ["has(size)"], "expression": "paddle.scaled({x}, {size})"}, {"callee": "paddle.other"}]}
  })json");
  const std::string source = "import torch\ntorch.scaled(y, size=3)\n";
  const FileFindings file = analyzed(source, rules);
  const std::string card = hover_card(source, file, 0, rules);
  CHECK(card.find("paddle.other") == card.npos);
  CHECK(card.find("| torch | Paddle |") == card.npos);
}
