// The words of `paddle-ls decide`.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/decide/run_decide.hpp"

namespace paddle_ls::cli {

// Adds the subcommand and returns it. Parsing puts its words into `to`, which must outlive `app`.
const ArgumentParser* add_decide_command(ArgumentParser& app, DecideOptions& to);

}  // namespace paddle_ls::cli
