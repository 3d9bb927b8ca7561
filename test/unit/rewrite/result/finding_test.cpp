// What a finding says to people: the differences that its fix depends on have names.
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
constexpr std::string_view asked = "import torch\ntorch.asked(y)\n";

}  // namespace

TEST_CASE("a message names what is accepted for this very form, and only that") {
  const Options native = accepting({"first-weights", "linear-layout", "layer-attributes"});
  CHECK(message_of(layer, native) ==
        "torch.layer is paddle.layer in Paddle 3.3; accepted: first-weights, linear-layout");
  CHECK(message_of(layer, accepting({"first-weights"})).find("accepted") == std::string::npos);
  CHECK(message_of(layer, {}).find("accepted") == std::string::npos);
}

TEST_CASE("what needs review says under which name it can be answered, and then is accepted") {
  CHECK(
      message_of(asked, {}) ==
      "torch.asked is paddle.asked in Paddle 3.3; this needs review: the object may be of another "
      "class with that name [class-name]");
  CHECK(message_of(asked, accepting({"class-name"})) ==
        "torch.asked is paddle.asked in Paddle 3.3; accepted: class-name");
}

TEST_CASE("the other style is known without another analysis, where it writes something else") {
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
  CHECK_FALSE(other(asked, {}));
  CHECK_FALSE(other(asked, accepting({"class-name"})));
}
