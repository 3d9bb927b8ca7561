// The words of `paddle-ls static`.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/static/static_options.hpp"

namespace paddle_ls::cli {

// Adds the subcommand and answers it. Parsing fills `to`, which must outlive `app`.
const ArgumentParser* add_static_command(ArgumentParser& app, StaticOptions& to);
// Verbs of that subcommand.
const ArgumentParser* add_static_check(ArgumentParser& app, StaticCheckOptions& to);
const ArgumentParser* add_map_trace(ArgumentParser& app, MapTraceOptions& to);

}  // namespace paddle_ls::cli
