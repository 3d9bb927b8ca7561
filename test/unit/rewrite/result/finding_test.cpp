// The texts of a finding: the differences that its fix depends on have names.
#include <doctest/doctest.h>

#include "engine/rewrite/other_style.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

RuleSet sample_rules() {
  return rules_of(R"json({
    "$helpers": {"exact_layer": "def exact_layer(size):\n    return size"},
    "torch.layer": {"signature": "(size)", "alternatives": [
      {"when": ["used_as==call", "accepted(first-weights)", "accepted(linear-layout)"], "callee": "paddle.layer"},
      {"when": ["used_as==value", "accepted(layer-attributes)"], "callee": "paddle.other"},
      {"callee": "exact_layer", "helper": "exact_layer"}]},
    "torch.asked": {"signature": "(x)", "callee": "paddle.asked", "needs_review": "class-name"}
  })json");
}

Options accepting(std::initializer_list<std::string_view> ids) {
  Options options;
  for (const std::string_view id : ids) options.accepted.set(difference_named(id), true);
  return options;
}

std::string message_of(std::string_view source, const Options& options) {
  const RuleSet rules = sample_rules();
  const FileFindings file = analyzed(source, rules, options);
  REQUIRE(file.findings.size() == 1);
  return message(file.findings.front());
}

constexpr std::string_view layer = "import torch\ntorch.layer(3)\n";
constexpr std::string_view asked_call = "import torch\ntorch.asked(y)\n";

}  // namespace

TEST_CASE("a message names the differences accepted for its rewrite, and no others") {
  const Options native = accepting({"first-weights", "linear-layout", "layer-attributes"});
  CHECK(message_of(layer, native) ==
        "torch.layer becomes paddle.layer in Paddle 3.3; accepted: first-weights, linear-layout");
  CHECK(message_of(layer, accepting({"first-weights"})).find("accepted") == std::string::npos);
  CHECK(message_of(layer, {}).find("accepted") == std::string::npos);
}

TEST_CASE("the message of a review has the id by which it can be accepted") {
  CHECK(message_of(asked_call, {}) ==
        "torch.asked becomes paddle.asked in Paddle 3.3; this needs review: the object may be of "
        "a different "
        "class with that name [class-name]");
  CHECK(message_of(asked_call, accepting({"class-name"})) ==
        "torch.asked becomes paddle.asked in Paddle 3.3; accepted: class-name (by decision)");
}

TEST_CASE("the other style is known without another analysis if its rewrite differs") {
  const RuleSet rules = sample_rules();
  const auto other = [&](std::string_view source, const Options& options) {
    const FileFindings file = analyzed(source, rules, options);
    REQUIRE(file.findings.size() == 1);
    return other_style(file, 0, rules, options.accepted);
  };
  const Options native = accepting({"first-weights", "linear-layout", "layer-attributes"});
  const auto exact = other(layer, native);
  REQUIRE(exact);
  CHECK(exact->style == Style::exact);
  CHECK(titles_of(exact->differences) == "first weights, layout of a linear layer");
  for (const Options& options : {Options(), accepting({"first-weights"})}) {
    const auto form = other(layer, options);
    REQUIRE(form);
    CHECK(form->style == Style::native);
    CHECK(form->target == "paddle.layer");
  }
  const auto as_value = other("import torch\nf = torch.layer\n", {});
  REQUIRE(as_value);
  CHECK(as_value->target == "paddle.other");
  CHECK_FALSE(other(asked_call, {}));
  CHECK_FALSE(other(asked_call, accepting({"class-name"})));
}

TEST_CASE("a helper is described as one, with the module that it is written into") {
  Options options;
  CHECK(message_of(layer, options) ==
        "torch.layer becomes `exact_layer`, a helper added to this file");
  options.helper_module = "..net.paddle_helpers";
  CHECK(message_of(layer, options) ==
        "torch.layer becomes `exact_layer`, a helper written into paddle_helpers.py");
  const RuleSet rules = sample_rules();
  const FileFindings file = analyzed(layer, rules, options);
  CHECK(title(file.findings.front()) ==
        "Replace torch.layer with `exact_layer`, a helper written into paddle_helpers.py");
}

TEST_CASE("a rewrite that calls helpers names them after the rewrite") {
  const RuleSet rules = rules_of(R"json({
    "$helpers": {"twice": "def twice(x):\n    return x + x", "half": "def half(x):\n    return x / 2"},
    "torch.one": {"signature": "(x)", "expression": "twice({x}).sum()", "helper": "twice"},
    "torch.two": {"signature": "(x)", "expression": "twice(half({x}))", "helper": ["twice", "half"]}
  })json");
  const auto said = [&](std::string_view use) {
    const std::string source = "import torch\n" + std::string(use) + "\n";
    const FileFindings file = analyzed(source, rules);
    REQUIRE(file.findings.size() == 1);
    return message(file.findings.front());
  };
  CHECK(said("torch.one(a)") ==
        "torch.one becomes `twice(x).sum()` in Paddle 3.3, with a helper added to this file");
  CHECK(said("torch.two(a)") ==
        "torch.two becomes `twice(half(x))` in Paddle 3.3, with helpers added to this file");
}

TEST_CASE("a method of a tensor is named with Paddle's class") {
  const RuleSet rules;
  const std::string source = "import torch\ny = torch.ones(2, 3).movedim(0, 1)\n";
  const FileFindings file = analyzed(source, rules);
  CHECK(message(finding_about(file, "torch.Tensor.movedim")) ==
        "torch.Tensor.movedim becomes paddle.Tensor.moveaxis in Paddle 3.3");
}

TEST_CASE("no message is long: the reason is cut between words") {
  const std::string reason = "the `code in question` " + std::string(400, 'x') + " and more words";
  Finding finding;
  finding.code = &codes::torch_api;
  finding.api = "torch.f";
  finding.target = "paddle.f";
  finding.fix = FixClass::needs_confirmation;
  finding.difference = difference_named("class-name");
  finding.reason = reason;
  const std::string said = message(finding);
  CHECK(said.size() <= longest_message);
  CHECK(
      said.starts_with("torch.f becomes paddle.f in Paddle 3.3; this needs review: the `code in"));
  CHECK(said.ends_with("... [class-name]"));
  std::vector<DifferenceId> accepted(60, difference_named("linear-layout"));
  finding.fix = FixClass::safe;
  finding.accepted = accepted;
  CHECK(message(finding).size() <= longest_message);
  CHECK(message(finding).ends_with(" more"));
}

TEST_CASE("the rewrites to a hoisted value, an argument and a helper class are described") {
  const RuleSet rules = rules_of(R"json({
    "$helpers": {"Own": "class Own:\n    pass"},
    "torch.rate": {"signature": "(x)", "expression": "{#lr}", "before": ["{#lr} = paddle.Rate({x})", "paddle.tie({#lr})"]},
    "torch.plain": {"signature": "(x, mode=None)", "expression": "{x}"},
    "torch.Base": {"used_as": "value", "expression": "Own", "helper": "Own"}
  })json");
  const auto said = [&](std::string_view use) {
    const std::string source = "import torch\ny = " + std::string(use) + "\n";
    const FileFindings file = analyzed(source, rules);
    REQUIRE(file.findings.size() == 1);
    return message(file.findings.front());
  };
  CHECK(said("torch.rate(a)") == "torch.rate becomes `paddle.Rate(x)` in Paddle 3.3");
  CHECK(said("torch.plain(a)") == "torch.plain becomes its argument `x` in Paddle 3.3");
  CHECK(said("torch.Base") == "torch.Base becomes `Own`, a helper added to this file");
}
