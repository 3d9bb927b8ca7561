// The results of runs on a real Paddle, and their effect on fixes.
#include "engine/rewrite/known/proof.hpp"

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

FixClass only_fix_of(std::string_view source, const RuleSet& rules) {
  const FileFindings file = analyzed(source, rules);
  REQUIRE(file.findings.size() == 1);
  return file.findings.front().fix;
}

}  // namespace

TEST_CASE("the proof of an API is found by its name") {
  const auto proof = proof_of("torch.nn.functional.relu", Profile::v3_3);
  REQUIRE(proof.has_value());
  CHECK(proof->right > 0);
  CHECK(proof->holds());
  CHECK_FALSE(proof_of("torch.no_such_name", Profile::v3_3).has_value());
  CHECK_FALSE(proof_of("", Profile::v3_3).has_value());
  CHECK_FALSE(proof_of("torch.zzz", Profile::v3_3).has_value());
}

TEST_CASE("a release that was never run proves nothing") {
  CHECK_FALSE(proof_of("torch.nn.functional.relu", Profile::nightly).has_value());
  CHECK(proof_sentence("torch.nn.functional.relu", Profile::nightly).starts_with("not verified"));
}

TEST_CASE("each release that was run has a separate proof") {
  const std::string_view api = "torch.nn.functional.relu";
  CHECK(proof_sentence(api, Profile::v2_6).starts_with("verified on 2.6.2, "));
  CHECK(proof_sentence(api, Profile::v3_0).starts_with("verified on 3.0.0, "));
  CHECK(proof_sentence(api, Profile::v3_1).starts_with("verified on 3.1.1, "));
  CHECK(proof_sentence(api, Profile::v3_2).starts_with("verified on 3.2.2, "));
  CHECK_FALSE(proof_of("torch.no_such_name", Profile::v3_0).has_value());
}

TEST_CASE("the sentence names the release and the number of cases") {
  CHECK(
      proof_sentence("torch.nn.functional.relu", Profile::v3_3).starts_with("verified on 3.3.1, "));
  CHECK(proof_sentence("torch.no_such_name", Profile::v3_3) == "not verified on 3.3.1");
}

TEST_CASE("a rule without proof is never a safe fix") {
  const std::string_view source = "import torch\ntorch.distributed.reduce_scatter(x, y)\n";
  CHECK(only_fix_of(source, RuleSet()) == FixClass::needs_confirmation);
}

TEST_CASE("the authors of a rule of the workspace are responsible for it") {
  const RuleSet rules =
      rules_of(R"({"torch.distributed.barrier": {"callee": "paddle.distributed.barrier"}})");
  CHECK(only_fix_of("import torch\ntorch.distributed.barrier()\n", rules) == FixClass::safe);
}
