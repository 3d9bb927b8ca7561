// The words of `paddle-ls decide`.
#pragma once

#include "server/cli/decide/decide.hpp"

namespace CLI {
class App;
}

namespace paddle_ls::cli {

// Adds the subcommand and returns it. Parsing puts its words into `to`, which must outlive `app`.
const CLI::App* add_decide_command(CLI::App& app, DecideOptions& to);

}  // namespace paddle_ls::cli
