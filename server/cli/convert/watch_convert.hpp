// `paddle-ls convert --watch`.
#pragma once

#include "server/cli/convert/convert_options.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Returns the exit status of the process.
int watch_convert(const ConvertOptions& options, const Console& console);

}  // namespace paddle_ls::cli
