// `paddle-ls convert`: files and trees from PyTorch to PaddlePaddle.
#pragma once

#include "project/first_run/first_run.hpp"
#include "server/cli/convert/convert_options.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Returns the exit status of the process.
int convert(const ConvertOptions& options, const Console& console);

// Converts as `options` say, without a word, and tells what raises where PyTorch is missing.
int look_at_first_run(const ConvertOptions& options, project::FirstRun& first_run,
                      const Console& console);

}  // namespace paddle_ls::cli
