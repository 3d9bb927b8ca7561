// `paddle-ls check --watch`.
#pragma once

#include <functional>

#include "server/cli/check/check_options.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Checks with `run` again and again. Returns the exit status of the process.
int watch_check(const CheckOptions& options, const Console& console,
                const std::function<int(const CheckOptions&)>& run);

}  // namespace paddle_ls::cli
