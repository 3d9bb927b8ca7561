// Before and after as source text: the language of the tests of the rewrite engine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/analyze.hpp"

namespace paddle_ls::rewrite {

// `text` without its first line end and without the common indentation of its lines.
std::string dedented(std::string_view text);

// The built-in rules with rules of a workspace. Errors in `json` fail the test.
RuleSet rules_of(std::string_view json);

// The style `exact`, but with Paddle's own kernels where they differ for rare values and targets:
// `relu` stays `relu`, and with Paddle's own loaders.
Options usual();

// The findings of `source`, with or without rules of a workspace.
FileFindings analyzed(std::string_view source, const RuleSet& rules = RuleSet(),
                      const Options& options = usual());

// The first finding about `api`; there must be one.
const Finding& finding_about(const FileFindings& file, std::string_view api);

// `source` with all fixes of class safe applied, or also those that need review.
std::string converted(std::string_view source, FixClass up_to, const RuleSet& rules = RuleSet());

// The differences that the style `native` accepts.
Options native();

// `source` with all fixes for `options` applied in one round.
std::string converted_with(std::string_view source, const Options& options);

// Checks that the safe fixes turn `before` into `after`, that the result parses and that a second
// run makes no edits. Both texts are dedented.
void check_rewrite(std::string_view before, std::string_view after,
                   const RuleSet& rules = RuleSet());

// The same for all fixes, including those that need review.
void check_confirmed_rewrite(std::string_view before, std::string_view after,
                             const RuleSet& rules = RuleSet());

// Checks that `source` is not changed and that each finding has this text: code, a space, reason.
void check_manual(std::string_view source, const std::vector<std::string>& expected,
                  const RuleSet& rules = RuleSet());

}  // namespace paddle_ls::rewrite
