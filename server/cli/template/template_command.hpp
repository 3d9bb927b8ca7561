// The words of `paddle-ls template expand | shard | keys | manifest`.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/template/template_options.hpp"

namespace paddle_ls::cli {

// Adds the subcommand and answers it. When the words of the command line mean one of its verbs,
// parsing puts that verb into `to`, which must outlive `app`.
const ArgumentParser* add_template_command(ArgumentParser& app, TemplateOptions& to);

}  // namespace paddle_ls::cli
