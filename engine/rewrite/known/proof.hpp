// The results of running rules on a real Paddle.
//
// `test/truth/prove.py` writes one line per API into proof/RELEASE.tsv. The lines are sorted and
// searched in place: there is no table to build and no work at start.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/rewrite/rows/profile.hpp"

namespace paddle_ls::rewrite {

struct Proof {
  std::uint32_t right =
      0;  // cases in which converted code behaved under Paddle as the original under torch
  std::uint32_t failed = 0;  // cases in which it raised or differed and the rule does not say so

  // Without proof a fix needs review, whatever its rule says.
  bool holds() const { return right > 0 && failed == 0; }
};

// The Paddle release of the proofs for `profile`; empty if none was run.
std::string_view proven_release(Profile profile);

// The proof of `api` (a qualified torch name) in that release; nothing if no case ran.
std::optional<Proof> proof_of(std::string_view api, Profile profile);

// The same as text: "verified on 3.3.1, 14 cases".
std::string proof_sentence(std::string_view api, Profile profile);

}  // namespace paddle_ls::rewrite
