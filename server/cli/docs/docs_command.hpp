// The words of `paddle-ls docs validate | verify | meta | table | new`.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/docs/docs_verbs.hpp"

namespace paddle_ls::cli {

// Adds the subcommand and returns it. When the words of the command line mean one of its verbs,
// parsing puts that verb into `to`, which must outlive `app`.
const ArgumentParser* add_docs_command(ArgumentParser& app, docs::DocsVerb& to);

}  // namespace paddle_ls::cli
