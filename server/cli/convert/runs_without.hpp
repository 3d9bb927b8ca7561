// `check --runs-without torch`: what raises in a project when its programs run without PyTorch.
#pragma once

#include "server/cli/check/check_options.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Converts the project around `options.sources.paths` without writing anything, and reports what
// stops the programs among these paths, and what raises later.
int check_runs_without(const CheckOptions& options, const Console& console);

}  // namespace paddle_ls::cli
