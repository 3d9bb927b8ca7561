// The words of `paddle-ls differences`.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/differences/run_differences.hpp"

namespace paddle_ls::cli {

// Adds the subcommand and answers it. Parsing puts its words into `to`, which must outlive `app`.
const ArgumentParser* add_differences_command(ArgumentParser& app, DifferencesOptions& to);

}  // namespace paddle_ls::cli
