// The card of a hover: the rewrite, argument by argument, and the facts about the use.
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

TEST_CASE("a hover of a template has no table of another alternative") {
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

TEST_CASE("a hover of a manual use shows the alternative that its reason comes from") {
  const RuleSet rules = rules_of(R"json({
    "torch.scaled": {"signature": "(x, size=None)", "alternatives": [
      {"when": ["has(size)"], "callee": "paddle.scaled", "refuse": {"size": "Paddle has no size"}},
      {"when": ["absent(size)"], "callee": "paddle.other"}]}
  })json");
  const std::string source = "import torch\ntorch.scaled(y, size=3)\n";
  const FileFindings file = analyzed(source, rules);
  REQUIRE(file.findings.size() == 1);
  const std::string card = hover_card(source, file, 0, rules);
  CAPTURE(card);
  CHECK(card.find("| `size` | Paddle has no size |") != card.npos);
  CHECK(
      card.find("Manual: torch.scaled needs a manual change for Paddle 3.3: Paddle has no size.") !=
      card.npos);
  CHECK(card.find("# after") == card.npos);
}

TEST_CASE("a card has the name, release, signatures, the rewrite of this use, verdict and proof") {
  const std::string source = "import torch\ny = torch.sum(x, dim=1)\n";
  const RuleSet rules;
  const FileFindings file = analyzed(source, rules);
  REQUIRE(file.findings.size() == 1);
  const std::string card = hover_card(source, file, 0, rules);
  CAPTURE(card);
  CHECK(card.starts_with(
      "**torch.sum** → **paddle.sum** (Paddle 3.3)\n\n```python\ntorch.sum(input"));
  CHECK(card.find("| `dim` | `axis` |") != card.npos);
  CHECK(card.find("# before\ntorch.sum(x, dim=1)\n# after\npaddle.sum(x, axis=1)\n") != card.npos);
  CHECK(card.find("Safe: torch.sum becomes paddle.sum in Paddle 3.3. Rule verified on 3.3.1") !=
        card.npos);
}

TEST_CASE("the card of a use that spans pages does not quote it") {
  const std::string source = "import torch\ny = torch.sum(" + std::string(500, 'x') + ")\n";
  const RuleSet rules;
  CHECK(hover_card(source, analyzed(source, rules), 0, rules).find("# before") ==
        std::string::npos);
}

TEST_CASE("a use without a rule has a card that says so") {
  const std::string source = "import torch\ny = torch.no_such(x)\n";
  const RuleSet rules;
  CHECK(hover_card(source, analyzed(source, rules), 0, rules) ==
        "**torch.no_such** (Paddle 3.3)\n\nManual: torch.no_such has no known equivalent in Paddle "
        "3.3: no conversion rule exists.");
}

TEST_CASE(
    "a difference comes first in the card: its text, the affected programs, how to "
    "detect it") {
  const RuleSet rules = rules_of(R"json({
    "torch.layer": {"signature": "(size)", "alternatives": [
      {"when": ["accepted(first-weights)"], "callee": "paddle.layer"}, {"callee": "paddle.other"}]},
    "torch.asked": {"signature": "(x)", "callee": "paddle.asked", "needs_review": "class-name"}
  })json");
  Options options;
  const auto card_of = [&](const std::string& source) {
    const FileFindings file = analyzed(source, rules, options);
    REQUIRE(file.findings.size() == 1);
    return hover_card(source, file, 0, rules);
  };
  const std::string asked = card_of("import torch\ntorch.asked(y)\n");
  CHECK(asked.starts_with("**Name of a class** (`class-name`, needs review): the object may be"));
  CHECK(asked.find("To see it: ") < asked.find("**torch.asked**"));
  CHECK(card_of("import torch\ntorch.layer(3)\n").starts_with("**torch.layer**"));
  options.accepted.set(difference_named("first-weights"), true);
  const std::string accepted = card_of("import torch\ntorch.layer(3)\n");
  CAPTURE(accepted);
  CHECK(accepted.starts_with("**First weights** (`first-weights`, accepted): "));
  CHECK(accepted.find("# PyTorch: True\n# Paddle: False\n") < accepted.find("**torch.layer**"));
}
