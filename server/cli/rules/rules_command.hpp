// The words of `paddle-ls rules check | explain`.
#pragma once

#include "server/cli/rules/verbs.hpp"

namespace CLI {
class App;
}

namespace paddle_ls::cli {

// Adds the subcommand and answers it. When the words of the command line mean one of its verbs,
// parsing puts that verb into `to`, which must outlive `app`.
const CLI::App* add_rules_command(CLI::App& app, rules::Verb& to);

}  // namespace paddle_ls::cli
