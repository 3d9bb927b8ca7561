// `paddle-ls docs`: mapping documents on the command line.
#pragma once

#include <CLI/CLI.hpp>

namespace paddle_ls::cli {

// Adds the command `docs` with its verbs validate, meta, table and new to `app`. A verb runs while
// the arguments are parsed and leaves its exit status in `exit_status`: 0 nothing to report, 1
// findings, 2 could not run. Both references must live until then.
void add_docs_command(CLI::App& app, int& exit_status);

}  // namespace paddle_ls::cli
