// Before and after as source text: what the tests of the rewrite engine are written in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/analyze.hpp"

namespace paddle_ls::rewrite {

// `text` without its first line end and without the indentation that all its lines share.
std::string dedented(std::string_view text);

// Rules of a workspace over the built-in ones. Errors in `json` fail the test.
RuleSet rules_of(std::string_view json);

// The style `exact`, but with Paddle's own kernels where they differ for rare values and targets:
// `relu` stays `relu`, and with Paddle's own loaders.
Options usual();

// The findings of `source`; a workspace rule file may be laid over the built-in rules.
FileFindings analyzed(std::string_view source, const RuleSet& rules = RuleSet(),
                      const Options& options = usual());

// The first finding about `api`; there must be one.
const Finding& finding_about(const FileFindings& file, std::string_view api);

// `source` with all fixes of class safe made, or also those that need confirmation.
std::string converted(std::string_view source, FixClass up_to, const RuleSet& rules = RuleSet());

// What the style `native` accepts.
Options native();

// `source` with all fixes made that there are with `options`, in one round.
std::string converted_with(std::string_view source, const Options& options);

// Checks that the safe fixes turn `before` into `after`, that the result parses and that a second
// run makes no edits. Both texts are dedented.
void check_rewrite(std::string_view before, std::string_view after,
                   const RuleSet& rules = RuleSet());

// The same for all fixes, also those that need confirmation.
void check_confirmed_rewrite(std::string_view before, std::string_view after,
                             const RuleSet& rules = RuleSet());

// Checks that `source` stays as it is and that each finding is shown: code, a space, reason.
void check_manual(std::string_view source, const std::vector<std::string>& expected,
                  const RuleSet& rules = RuleSet());

}  // namespace paddle_ls::rewrite
