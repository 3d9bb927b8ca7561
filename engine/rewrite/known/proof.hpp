// What running a rule on a real Paddle has shown.
//
// `test/truth/prove.py` writes one line per API into proof/RELEASE.tsv. The lines are sorted, so
// the text is searched as it stands in the program: no table to build, no work at start.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/rewrite/rows/profile.hpp"

namespace paddle_ls::rewrite {

struct Proof {
  std::uint32_t right = 0;   // cases in which converted code did under Paddle what torch did
  std::uint32_t failed = 0;  // cases in which it raised or differed, unsaid by the rule

  // Without proof a fix needs confirmation, whatever its rule says.
  bool holds() const { return right > 0 && failed == 0; }
};

// The Paddle release that stands for `profile` in the proofs; empty when none was run.
std::string_view proven_release(Profile profile);

// What is known of `api` (a qualified torch name) in that release; nothing when no case ran.
std::optional<Proof> proof_of(std::string_view api, Profile profile);

// The same for a reader: "verified on 3.3.1, 14 cases".
std::string proof_sentence(std::string_view api, Profile profile);

}  // namespace paddle_ls::rewrite
