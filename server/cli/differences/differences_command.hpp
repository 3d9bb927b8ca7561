// The words of `paddle-ls differences`.
#pragma once

#include "server/cli/differences/differences.hpp"

namespace CLI {
class App;
}

namespace paddle_ls::cli {

// Adds the subcommand and answers it. Parsing puts its words into `to`, which must outlive `app`.
const CLI::App* add_differences_command(CLI::App& app, DifferencesOptions& to);

}  // namespace paddle_ls::cli
