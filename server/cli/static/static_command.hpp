// The words of `paddle-ls static`.
#pragma once

#include "server/cli/static/static_options.hpp"

namespace CLI {
class App;
}

namespace paddle_ls::cli {

// Adds the subcommand and answers it. Parsing fills `to`, which must outlive `app`.
const CLI::App* add_static_command(CLI::App& app, StaticOptions& to);
// Verbs of that subcommand.
const CLI::App* add_static_check(CLI::App& app, StaticCheckOptions& to);
const CLI::App* add_map_trace(CLI::App& app, MapTraceOptions& to);

}  // namespace paddle_ls::cli
