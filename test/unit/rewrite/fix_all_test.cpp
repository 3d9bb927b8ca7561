// Rounds of fixes, until nothing is left to fix.
#include "engine/rewrite/fix_all.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

constexpr auto every_fix = [](const Finding&) { return true; };

FixAll fixed(std::string_view source, const RuleSet& rules, const IsChosen& is_chosen,
             const syntax::Stop& stop = {}) {
  const auto recorded = read(source, nullptr, RuleSet());
  return fix_all({source, &*recorded, analyzed(source, rules)}, rules, {}, {is_chosen}, stop);
}

// A rule whose result another rule rewrites, and one whose result is not valid Python.
RuleSet rules_in_need_of_rounds() {
  return rules_of(R"json({
    "torch.count": {"signature": "(a)", "expression": "{a}.numel()"},
    "torch.broken": {"signature": "(a)", "callee": "paddle.1"}
  })json");
}

constexpr std::string_view in_rounds =
    "import torch\n\n\ndef f(x: torch.Tensor):\n    y = torch.abs(x)\n    keep(y)\n"
    "    return torch.count(torch.no_such(x + 1) or x)\n\n\ndef g(x):\n"
    "    return torch.count(x * 2)\n";

}  // namespace

TEST_CASE(
    "a fix that one round makes possible is applied in the next one, with equally small "
    "edits") {
  const RuleSet rules = rules_in_need_of_rounds();
  const FixAll result = fixed(in_rounds, rules, every_fix);
  CHECK(result.finished);
  const std::string after = text::applied(result.edits, in_rounds);
  CAPTURE(after);
  CHECK(fixed(after, rules, every_fix).edits.empty());
  for (const text::Edit& edit : result.edits) CHECK(edit.range.size() < 40);
}

// The values stay torch's, so their members are findings again in every round.
TEST_CASE("an attribute that became a call is not called once more") {
  const std::string_view before =
      "import torch\nw = torch.linalg.eigvals(torch.no_such())\ny = w.imag.abs()\n";
  const std::string once = text::applied(fixed(before, RuleSet(), every_fix).edits, before);
  CHECK(once.ends_with("y = w.imag().abs()\n"));
  CHECK(fixed(once, RuleSet(), every_fix).edits.empty());
}

TEST_CASE("a use that its own rule writes again is rewritten once") {
  const RuleSet rules = rules_of(
      R"json({"torch.count": {"signature": "(a)", "expression": "len(torch.count({a}))"}})json");
  const std::string_view before =
      "import torch\n\n\ndef f(x):\n    return torch.count(x), torch.count(x)\n";
  const FixAll result = fixed(before, rules, every_fix);
  CHECK(result.finished);
  CHECK(text::applied(result.edits, before)
            .ends_with("    return len(torch.count(x)), len(torch.count(x))\n"));
}

TEST_CASE("fixes that are not chosen are not applied in any round") {
  const FixAll result = fixed(in_rounds, rules_in_need_of_rounds(),
                              [](const Finding& finding) { return finding.api == "torch.abs"; });
  const std::string after = text::applied(result.edits, in_rounds);
  CHECK(after.find("y = paddle.abs(x)") != std::string::npos);
  CHECK(after.find("torch.count(x * 2)") != std::string::npos);
  CHECK(after.find("import torch\n") != std::string::npos);
}

TEST_CASE("an import whose uses keep their names is missing without PyTorch") {
  const Options local{.leftover_imports = LeftoverImports::local};
  const std::string_view source =
      "from torch import nn as layers\nimport torch\n\nx = torch.abs(1), torch.sin(2)\n";
  const auto missing = [&](const IsChosen& is_chosen) {
    const RuleSet rules;
    const auto recorded = read(source, nullptr, rules);
    const FixAll result = fix_all({source, &*recorded, analyze(source, *recorded, rules, local)},
                                  rules, local, {is_chosen}, {});
    std::vector<std::string> found;
    for (const LeftMissing& each : result.missing) {
      CHECK(each.reached == Reached::at_import);
      found.push_back(each.api + " at " + std::to_string(each.range.start));
    }
    return found;
  };
  CHECK(missing(every_fix).empty());
  const auto leaves_sine = [](const Finding& finding) { return finding.api != "torch.sin"; };
  CHECK(missing(leaves_sine) == std::vector<std::string>{"torch at 38"});
}

TEST_CASE("overlapping edits are not applied, and are reported") {
  const std::string_view use = "import torch\ny = torch.abs(1.0)\n";
  const RuleSet rules;
  const auto recorded = read(use, nullptr, rules);
  FileFindings file = analyzed(use, rules);
  const auto planned = std::find_if(file.findings.begin(), file.findings.end(),
                                    [](const Finding& each) { return each.has_edits(); });
  REQUIRE(planned != file.findings.end());
  FindingPlan& plan = planned->plan;
  const std::size_t at = plan.extent_start;
  plan.edits = {static_cast<std::uint32_t>(file.edits.edits.size()), 2};
  file.edits.add({at + 10, at + 12}, "one");
  file.edits.add({at + 11, at + 13}, "two");
  const FixAll result = fix_all({use, &*recorded, file}, rules, {}, {every_fix});
  REQUIRE(result.left.size() == 1);
  CHECK(result.left[0].api == "torch.abs");
  CHECK(result.edits.empty());
}

TEST_CASE("edits after which the text would not parse are not applied") {
  const FixAll result =
      fixed("import torch\nx = torch.broken(y)\n", rules_in_need_of_rounds(), every_fix);
  REQUIRE(result.left.size() == 1);
  CHECK(result.left[0].api == "torch.broken");
  CHECK(result.edits.empty());
}

TEST_CASE("uses that cannot be rewritten are reported, and all others are rewritten") {
  std::string before = "import torch\n";
  std::string after = "import paddle\nimport torch\n";
  for (int i = 0; i < 300; ++i) {
    const bool is_bad = i == 7 || i == 8 || i == 211;
    before += is_bad ? "x = torch.broken(y)\n" : "x = torch.abs(y)\n";
    after += is_bad ? "x = torch.broken(y)\n" : "x = paddle.abs(y)\n";
  }
  const FixAll result = fixed(before, rules_in_need_of_rounds(), every_fix);
  REQUIRE(result.left.size() == 3);
  for (const LeftUse& left : result.left) {
    CHECK(left.api == "torch.broken");
    CHECK(text::slice(before, left.range) == "torch.broken");
  }
  CHECK(result.finished);
  CHECK(text::applied(result.edits, before) == after);
}

TEST_CASE("a use whose edits are not possible stays, and all others are rewritten") {
  const std::string_view before = "import torch\nx = torch.abs(y)\nz = torch.abs(y)\n";
  const RuleSet rules;
  const auto recorded = read(before, nullptr, rules);
  const auto is_in_front = [](const text::Edits& edits) { return edits.back().range.end < 30; };
  const FixAll result = fix_all({before, &*recorded, analyzed(before, rules)}, rules, {},
                                {every_fix, {is_in_front, {}}});
  REQUIRE(result.left.size() == 1);
  CHECK(result.left[0].range.start == before.rfind("torch.abs"));
  CHECK(text::applied(result.edits, before) ==
        "import paddle\nimport torch\nx = paddle.abs(y)\nz = torch.abs(y)\n");
}

TEST_CASE("a stopped run has the edits of its first round") {
  const FixAll result =
      fixed("import torch\nx = torch.abs(y)\n", RuleSet(), every_fix, [] { return true; });
  CHECK_FALSE(result.finished);
  CHECK(text::applied(result.edits, "import torch\nx = torch.abs(y)\n") ==
        "import paddle\nx = paddle.abs(y)\n");
}

TEST_CASE("a member that a fix has written is not missing without PyTorch") {
  const std::string source =
      "import torch\nfrom .base import Net\n\n"
      "total = sum(p.numel() for p in Net().parameters())\nrare = torch.no_such(total)\n";
  const RuleSet rules;
  Options options;
  options.leftover_imports = LeftoverImports::local;
  options.reexports =
      std::make_shared<const Reexports>(Reexports{{".base", "Net", {.base = "torch.nn.Module"}}});
  const auto recorded = read(source, nullptr, {rules, options.reexports.get()});
  const FixAll result = fix_all({source, &*recorded, analyze(source, *recorded, rules, options)},
                                rules, options, {every_fix}, {});
  CHECK(text::applied(result.edits, source).find("sum(p.size for p") != std::string::npos);
  std::vector<std::string> missing;
  for (const LeftMissing& each : result.missing) missing.push_back(each.api);
  CHECK(missing == std::vector<std::string>{"torch.no_such"});
}
