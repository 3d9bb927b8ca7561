// `paddle-ls convert --onto`: brings an earlier conversion up to date with its original.
#pragma once

#include "server/cli/convert/convert_options.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Converts the original as it was and as it is, and merges the difference into `options.onto`,
// whose edits are kept. Where that folder is empty or missing it becomes a plain conversion. The
// exit status is that of a conversion, and `exit_status::findings` if there are conflicts.
int convert_onto(const ConvertOptions& options, const Console& console);

}  // namespace paddle_ls::cli
