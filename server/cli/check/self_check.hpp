// `paddle-ls self-check`: every feature at every token of a file, and the promises of a rewrite.
//
// Users attach its output to bug reports, and tests run it over real repositories: every file is a
// test case.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/analyze.hpp"
#include "project/settings/settings.hpp"
#include "server/cli/run/configurations.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

struct SelfCheckOptions {
  std::filesystem::path file;
  settings::TargetProfile profile;
  bool with_facts = false;  // print what is known of the values of each use
};

struct Violation {
  text::ByteRange range;  // in the source
  std::string promise;    // one sentence: what does not hold
};

// The promises that do not hold for `source`, in the order of the text for each promise.
std::vector<Violation> violations(std::string_view source, const rewrite::RuleSet& rules,
                                  const rewrite::Options& options);

// Runs the editor features on a file. It is passed in because this folder does not know sessions.
using AskAsEditor = std::function<std::vector<Violation>(const std::filesystem::path& file,
                                                         std::string_view source)>;

// Returns the exit status of the process.
int self_check(const SelfCheckOptions& options, const Console& console, const AskAsEditor& ask);

}  // namespace paddle_ls::cli
