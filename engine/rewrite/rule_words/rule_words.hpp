// A rule as text, which explains why a use was converted the way it was.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::rewrite {

// The verdict on a use that takes the alternative.
enum class Verdict : std::uint8_t { safe, needs_review, manual, not_reported };

std::string_view name(Verdict verdict);  // "safe", "needs review", "manual", "not reported"

struct AlternativeWords {
  std::vector<std::string> when;       // clauses, all of which must hold; empty: always
  std::string becomes;                 // the new code; empty if the verdict says it all
  std::vector<std::string> arguments;  // a sentence for each that is changed
  std::vector<std::string> helpers;    // "name: its purpose"
  std::vector<std::string> modules;    // imported for it
  Verdict verdict = Verdict::safe;
  std::string reason;  // of the verdict; empty for most that are safe
};

struct RuleWords {
  std::string api;        // the name of the rule
  std::string release;    // "Paddle 3.3"
  std::string signature;  // "torch.sum(input, dim=None)"; the bare name without a signature
  std::string used_as;    // "a call, a value or an annotation"
  std::string called_on;  // "a tensor"; empty for a function
  std::vector<AlternativeWords> alternatives;  // in the order in which they are tried
  std::string unpacked;  // how `**kwargs` is converted; empty: what it passes is not visible
  std::string note;
  std::string proof;          // "verified on 3.3.1, 14 cases"; empty for a rule of the project
  std::string documentation;  // URL of the mapping document; may be empty
  bool is_built_in = true;
};

// `profile` is the release that `found` holds for.
RuleWords words_of(const FoundRule& found, Profile profile);

// The names of rules for `profile` that are most similar to `api`, best first; at most `limit`.
std::vector<std::string> names_like(std::string_view api, const RuleSet& rules, Profile profile,
                                    std::size_t limit);

}  // namespace paddle_ls::rewrite
