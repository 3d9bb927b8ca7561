// The variants of the built-in rules, which are written for one release, for the releases before
// it.
#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

FileFindings analyzed_for(std::string_view source, Profile profile) {
  const auto tree = paddle_ls::syntax::parse(paddle_ls::syntax::Language::python, source);
  REQUIRE(tree);
  return analyze(source, *tree, RuleSet(), {profile});
}

std::string converted_for(std::string_view source, Profile profile) {
  const FileFindings file = analyzed_for(source, profile);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].has_edits()) chosen.push_back(i);
  }
  return paddle_ls::text::applied(edits_for(source, file, chosen), source);
}

}  // namespace

TEST_CASE("a rule whose names exist in all releases is safe for every release it was run on") {
  const std::string_view source = "import torch\ny = torch.matmul(a, b)\n";
  for (const Profile profile : {Profile::v2_6, Profile::v3_0, Profile::v3_1, Profile::v3_2}) {
    CAPTURE(name(profile));
    const FileFindings file = analyzed_for(source, profile);
    REQUIRE(file.findings.size() == 1);
    CHECK(file.findings[0].fix == FixClass::safe);
    CHECK(converted_for(source, profile) == "import paddle\ny = paddle.matmul(a, b)\n");
  }
}

TEST_CASE("a name that was added later is manual, and the finding names the release") {
  const std::string_view source =
      "import torch\nx = torch.compiler.is_compiling\n"
      "y = torch.cuda.Event(enable_timing=True)\n";
  const FileFindings file = analyzed_for(source, Profile::v2_6);
  bool says_when = false;
  for (const Finding& finding : file.findings) {
    if (finding.api != "torch.cuda.Event") continue;
    CHECK(finding.fix == FixClass::none);
    says_when = message(finding).find("came with Paddle 3.") != std::string::npos;
  }
  CHECK(says_when);
}

TEST_CASE("every built-in rule of the newest release has a variant for each earlier one") {
  const RuleSet rules;
  for (const std::string_view api : {"torch.abs", "torch.nn.Linear", "torch.Tensor.permute",
                                     "torch.nn.functional.softmax", "torch.optim.Adam"}) {
    CAPTURE(api);
    for (const Profile profile : {Profile::v2_6, Profile::v3_0, Profile::v3_1, Profile::v3_2}) {
      CHECK(rules.find(api, profile));
    }
    CHECK(rules.find(api, Profile::nightly));
  }
}

TEST_CASE(
    "layers in an OrderedDict are passed as pairs to a Paddle that does not accept an "
    "OrderedDict") {
  const std::string head = "from collections import OrderedDict\nimport torch\n";
  const std::string source =
      head + "net = torch.nn.Sequential(OrderedDict([('a', f()), ('b', g())]))\n";
  CHECK(converted_for(source, Profile::v3_1) ==
        "import paddle\n"
        "net = paddle.nn.Sequential(*[('a', f()), ('b', g())])\n");
  CHECK(converted_for(source, Profile::v3_3).find("paddle.nn.Sequential(OrderedDict([") !=
        std::string::npos);
  const std::string other = head + "net = torch.nn.Sequential(OrderedDict(a=f()))\n";
  CHECK(converted_for(other, Profile::v3_1) == other);
}

TEST_CASE(
    "an argument that was added later is rejected, and does not get another argument's "
    "name") {
  const std::string source = "import torch.nn.functional as F\ny = F.dropout(x, inplace=True)\n";
  const FileFindings file = analyzed_for(source, Profile::v3_0);
  REQUIRE(file.findings.size() == 1);
  CHECK(file.findings[0].fix == FixClass::none);
  CHECK(file.findings[0].reason == "Paddle 3.0 has no such argument");
  CHECK(converted_for("import torch\ny = torch.nn.functional.dropout(x, inplace=False)\n",
                      Profile::v3_0) == "import paddle\ny = paddle.nn.functional.dropout(x)\n");
}
