// The words of `paddle-ls rules check | explain | export`.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/rules/rules_verbs.hpp"

namespace paddle_ls::cli {

// Adds the subcommand and answers it. When the words of the command line mean one of its verbs,
// parsing puts that verb into `to`, which must outlive `app`.
const ArgumentParser* add_rules_command(ArgumentParser& app, rules::RulesVerb& to);

}  // namespace paddle_ls::cli
