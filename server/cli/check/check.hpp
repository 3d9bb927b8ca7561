// `paddle-ls check`: what is there of PyTorch in these files?
#pragma once

#include "server/cli/check/check_options.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Returns the exit status of the process.
int check(const CheckOptions& options, const Console& console);

}  // namespace paddle_ls::cli
